/** Formats the value of a field's control for the operator, of a field that chooses a record too. */
import type { SettableField } from '#forms/form-fields.ts'
import type { FormValue } from '#forms/values.ts'
import { EMPTY_TEXT, formatWrittenValue } from '#lib/format/written-value.ts'

/** The part of a record at a column's path: 'categoria.dscNome'. */
const getAtPath = (record: unknown, path: string): unknown =>
  path.split('.').reduce((part: unknown, name) => (Object(part) as Readonly<Record<string, unknown>>)[name], record)

/**
 * Formats a control's value for the operator; 'vazio' for none. `record` is the stored record, whose column has the
 * name behind an id.
 */
export function formatControlValue(field: SettableField, value: FormValue, record?: unknown): string {
  const text = typeof value === 'string' ? value : ''
  if (field.kind !== 'record') return formatWrittenValue(field, text)
  if (text === '') return EMPTY_TEXT
  const name = field.column === undefined ? null : getAtPath(record, field.column)
  return typeof name === 'string' && name !== '' ? `${name} (#${text})` : `#${text}`
}
