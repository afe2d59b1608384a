/**
 * Describes a column for aggregates, and reads its values from rows. Columns are plain data, because they are sent to
 * the worker.
 */
import { type CellFormat, formatCell } from '#lib/format/cell-format.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** A column of a scan. */
export interface ScanColumn {
  /** Path of the value in a row, for example 'usuarioOrigem.dscNome'. */
  readonly field: string
  readonly label: string
  /** Further names of the column, normalized. */
  readonly words?: readonly string[]
  readonly format?: CellFormat
  /** Path of the record's id if `field` is only its name: two people may share a name. */
  readonly idField?: string
  /** Texts that replace values wherever they are shown, for example '1 · pendente'. */
  readonly textByValue?: Readonly<Record<string, string>>
}

/** Reads a value from a row; null if the path leads to none. */
export type ColumnValueReader = (row: ScanRow) => unknown

const getProperty = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : null

/** Creates a reader for the value at a path. Create it once a column; it is called once a row. */
export function createColumnReader(path: string): ColumnValueReader {
  const [first = '', second, ...rest] = path.split('.')
  if (second === undefined) return (row) => getProperty(row, first)
  if (rest.length === 0) return (row) => getProperty(getProperty(row, first), second)
  return (row) => [first, second, ...rest].reduce<unknown>(getProperty, row)
}

/** The same for a column that a list may lack; without a column the reader returns null for every row. */
export const createOptionalColumnReader = (column: ScanColumn | null): ColumnValueReader =>
  column ? createColumnReader(column.field) : () => null

/** The text of a value, as the screen and the files show it; '' if there is none. */
export function formatValue(
  { format, textByValue }: Pick<ScanColumn, 'format' | 'textByValue'>,
  value: unknown,
): string {
  const text = replaceNoBreakSpaces(formatCell(format, value))
  return textByValue && Object.hasOwn(textByValue, text) ? (textByValue[text] ?? text) : text
}

/** Creates a reader for the text of a column in a row. */
export function createTextReader(column: ScanColumn): (row: ScanRow) => string {
  const read = createColumnReader(column.field)
  return (row) => formatValue(column, read(row))
}
