/** Finds the field of the form behind a column of the list. Pure. */
import type { FormFields, SettableField } from '#forms/form-fields.ts'
import type { Column } from '#listing/define.ts'

/** The field behind a cell, with its name in the form; or why the cell is none, as the operator reads it. */
export type CellField = { name: string; field: SettableField } | { reason: string }

/** The field whose value the column shows. A field without `column` is shown by the column of its own name. */
export function findCellField(fields: FormFields, column: Pick<Column, 'field' | 'label'>): CellField {
  const found = Object.entries(fields).find(([name, field]) => (field.column ?? name) === column.field)
  if (!found) return { reason: `${column.label} não é um campo do formulário` }
  const [name, field] = found
  return 'kind' in field ? { name, field } : { reason: field.formOnlyReason }
}
