/** The control of a field by its kind, for what edits one field without the form's own layout: a cell of a list. */
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import type { SettableField } from '#forms/form-fields.ts'
import type { SelectOption } from '#ui/components/field.tsx'
import { FormCheckbox, FormSelect } from './choice-fields.tsx'
import { FormCombobox } from './combobox-field.tsx'
import type { TextFieldMetadata } from './control-props.ts'
import { FormDateTime } from './date-field.tsx'
import { FormNumber, FormText, FormTextArea } from './text-fields.tsx'
import { type NamedRow, useOptions } from './use-options.ts'

/** The list that a record is chosen from. */
export type RecordList = Endpoint<PageQuery, Page<NamedRow>>

interface FieldControlProps {
  field: TextFieldMetadata
  definition: SettableField
  required: boolean
  /** For a field that holds a record: the list to choose from. */
  list: RecordList | null
  /** For a field that holds a record: the stored choice; null if none is stored. */
  storedOption: SelectOption | null
}

/** Renders the control that the form has for this kind of value. */
export function FieldControl({ field, definition, required, list, storedOption }: FieldControlProps) {
  const { label, kind } = definition
  const common = { field, label, required, span: 6 } as const
  switch (kind) {
    case 'choice':
      return <FormSelect {...common} options={definition.options} />
    case 'record':
      return list && <RecordControl {...common} list={list} storedOption={storedOption} />
    case 'flag':
      return <FormCheckbox field={field} label={label} />
    case 'datetime':
      return <FormDateTime {...common} />
    case 'lines':
      return <FormTextArea {...common} rows={4} />
    case 'text':
      return <FormText {...common} />
    default:
      return <FormNumber {...common} kind={kind} {...(kind === 'whole' && { step: 1 })} />
  }
}

interface RecordControlProps extends Omit<Parameters<typeof FormCombobox>[0], 'source'> {
  list: RecordList
}

function RecordControl({ list, ...props }: RecordControlProps) {
  return <FormCombobox {...props} source={useOptions(list)} />
}
