/** What ties a control to its field of a form. */
import type { FieldMetadata } from '@conform-to/react/future'

/** A text as a control gives it. */
export type TextFieldMetadata = FieldMetadata<string | undefined, string[]>

/** The props of a control with the field's name, first value and errors. */
export const getControlProps = (field: TextFieldMetadata, required: boolean | undefined) => ({
  id: field.id,
  name: field.name,
  defaultValue: field.defaultValue,
  error: field.errors,
  'aria-required': required || undefined,
})
