/** Connects a control to its field of the form. */
import type { FieldMetadata } from '@conform-to/react/future'

/** The conform metadata of a field whose control holds a text. */
export type TextFieldMetadata = FieldMetadata<string | undefined, string[]>

/** The props of a control: the field's id, name, first value and errors. */
export const getControlProps = (field: TextFieldMetadata, required: boolean | undefined) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.defaultValue,
  error: field.errors,
  'aria-required': required || undefined,
})
