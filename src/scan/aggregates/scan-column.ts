/** What a fold knows of a column, and how it finds its values. Plain data: it travels to the worker. */
import { type CellFormat, formatCell } from '#lib/format/cell-format.ts'
import { replaceNoBreakSpaces } from '#lib/format/money.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** A column of a reading. */
export interface ScanColumn {
  /** Path of the value in a row: 'usuarioOrigem.dscNome'. */
  readonly field: string
  readonly label: string
  /** Further names that it answers to, folded. */
  readonly words?: readonly string[]
  readonly format?: CellFormat
  /** Path of the record's id where `field` is but its name: two people may have one name. */
  readonly idField?: string
  /** By value: what stands for it wherever it is read, '1 · pendente'. */
  readonly textByValue?: Readonly<Record<string, string>>
}

/** A value of a row; null where the path does not lead to one. */
export type ColumnValueReader = (row: ScanRow) => unknown

const getProperty = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : null

/** Finds the value at a path; made once a column, called once a row. */
export function createColumnReader(path: string): ColumnValueReader {
  const [first = '', second, ...rest] = path.split('.')
  if (second === undefined) return (row) => getProperty(row, first)
  if (rest.length === 0) return (row) => getProperty(getProperty(row, first), second)
  return (row) => [first, second, ...rest].reduce<unknown>(getProperty, row)
}

/** The same for a column that a list may not have: of none it finds null in every row. */
export const createOptionalColumnReader = (column: ScanColumn | null): ColumnValueReader =>
  column ? createColumnReader(column.field) : () => null

/** The text of a value, as the screen and the files show it; '' where there is none. */
export function formatValue(
  { format, textByValue }: Pick<ScanColumn, 'format' | 'textByValue'>,
  value: unknown,
): string {
  const text = replaceNoBreakSpaces(formatCell(format, value))
  return textByValue && Object.hasOwn(textByValue, text) ? (textByValue[text] ?? text) : text
}

/** The same of a column in a row. */
export function createTextReader(column: ScanColumn): (row: ScanRow) => string {
  const read = createColumnReader(column.field)
  return (row) => formatValue(column, read(row))
}
