/**
 * Values of a pasted table for the fields of many records: the columns are matched with the fields by their headers, and
 * the values that a preview has read are stored for the run, apart from the history (24 hours, for this operator).
 */
import * as z from 'zod/mini'
import type { PastedCells } from '#commands/define.ts'
import { type FormFields, getSettableFields, type SettableField } from '#forms/form-fields.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { type FieldReading, readFieldText } from './field-text.ts'
import type { FieldValues } from './preview-changes.ts'

const ID_HEADER = /^(?:ids?|#|n[º°o]?|cod(?:igo)?)$/

/** The columns of a table that are fields of a form, and those that are none. */
export interface TableColumns {
  idIndex: number
  fields: readonly { index: number; name: string; field: SettableField }[]
  otherHeaders: readonly string[]
}

/** Matches the columns with the fields by label or further word; null if there is no id or no field. */
export function matchFieldColumns(fields: FormFields, { headers }: PastedCells): TableColumns | null {
  const settable = getSettableFields(fields)
  const idIndex = headers.findIndex((header) => ID_HEADER.test(normalizeText(header)))
  const matched = headers.map((header, index) => {
    const isName = (name: string) => normalizeText(name) === normalizeText(header)
    const found = settable.find(([, field]) => [field.label, ...(field.words ?? [])].some(isName))
    return found && index !== idIndex ? [{ index, name: found[0], field: found[1] }] : []
  })
  const columns = matched.flat()
  const otherHeaders = headers.filter(
    (header, index) => header !== '' && index !== idIndex && matched[index]?.length === 0,
  )
  return idIndex < 0 || columns.length === 0 ? null : { idIndex, fields: columns, otherHeaders }
}

/** The ids of the table's rows, ascending; null if one is no id or stands in two rows. */
export function readTableIds({ rows }: PastedCells, { idIndex }: TableColumns): number[] | null {
  const ids = rows.map((row) => Number((row[idIndex] ?? '').replace(/^#/, '')))
  const isValid =
    ids.length > 0 && ids.every((id) => Number.isSafeInteger(id) && id > 0) && new Set(ids).size === ids.length
  return isValid ? ids.toSorted((a, b) => a - b) : null
}

/** The values by record id; a text in place of them says why a record has none. An empty cell leaves its field as it is. */
export type TableValues = ReadonlyMap<number, FieldValues | string>

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
  const values = new Map<number, FieldValues | string>()
  for (const row of table.rows) {
    const id = Number((row[columns.idIndex] ?? '').replace(/^#/, ''))
    const read: Record<string, FieldValues[string]> = {}
    let problem = ''
    for (const { index, name, field } of columns.fields) {
      const text = row[index] ?? ''
      if (text === '') continue
      const reading = await readOnce(name, field, text)
      if ('value' in reading) read[name] = reading
      else
        problem ||= `${field.label}: ${'problem' in reading ? reading.problem : `“${text}” pode ser mais de um registro`}`
    }
    values.set(id, problem || (Object.keys(read).length === 0 ? 'sem valor colado' : read))
  }
  return values
}

const valuesSchema = z.record(z.string(), z.record(z.string(), z.string()))

const pastedValuesStorage = persisted({
  name: 'colados',
  version: 1,
  schema: valuesSchema,
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** Stores the values for the run; returns the key, null if they cannot be stored. */
export function storeTableValues(values: TableValues): string | null {
  const texts = [...values].flatMap(([id, read]) =>
    typeof read === 'string'
      ? []
      : [[String(id), Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value]))] as const],
  )
  const key = createUniqueKey()
  return pastedValuesStorage.write(Object.fromEntries(texts), key) ? key : null
}

/** The controls' values of a record under this key; null if they are not stored any more. */
export const loadTableValues = (key: string, id: number): Readonly<Record<string, string>> | null =>
  pastedValuesStorage.read(key)?.[String(id)] ?? null
