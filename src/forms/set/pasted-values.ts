/** The values of a pasted table, for the preview. */
import type { PastedCells } from '#commands/define.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { type FieldReading, readFieldText } from './field-text.ts'
import type { TableColumns } from './pasted-columns.ts'
import type { FieldSettings } from './preview-changes.ts'

/**
 * The values by record id; a text in place of them says why a record has none. An empty cell leaves its field as it is.
 */
export type TableValues = ReadonlyMap<number, FieldSettings | string>

const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Reads the cells of a table as values of its fields. Each text of a field is read once. */
export async function readTableValues(
  table: PastedCells,
  columns: TableColumns,
  signal: AbortSignal,
): Promise<TableValues> {
  const readings = new Map<string, Promise<FieldReading>>()
  const readOnce = (name: string, field: SettableField, text: string) => {
    const key = JSON.stringify([name, text])
    const known = readings.get(key) ?? readFieldText(field, text, signal)
    readings.set(key, known)
    return known
  }
  const values = new Map<number, FieldSettings | string>()
  for (const row of table.rows) {
    const id = Number((row[columns.idIndex] ?? '').replace(/^#/, ''))
    const read: Record<string, FieldSettings[string]> = {}
    let problem = ''
    for (const { index, name, field } of columns.fields) {
      const text = row[index] ?? ''
      if (text === '') continue
      const reading = await readOnce(name, field, text)
      if ('shown' in reading) {
        if (!areEqual(read[name] ?? reading, reading))
          problem ||= `${field.label} está em duas colunas, com valores diferentes`
        read[name] = reading
      } else
        problem ||= `${field.label}: ${'problem' in reading ? reading.problem : `“${text}” pode ser mais de um registro`}`
    }
    const value = problem || (Object.keys(read).length === 0 ? 'sem valor colado' : read)
    const isOtherValue = values.has(id) && !areEqual(values.get(id), value)
    values.set(id, isOtherValue ? 'está em duas linhas, com valores diferentes' : value)
  }
  return values
}
