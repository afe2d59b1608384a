/** What a fold knows of a column, and how it finds its values. Plain data: it travels to the worker. */
import { type CellFormat, formatCell } from '#lib/written/cell-format.ts'
import { plainSpaces } from '#lib/written/money.ts'
import type { ReadRow } from '#reading/walk/environment.ts'

/** A column of a reading. */
export interface ReadColumn {
  /** Path of the value in a row: 'usuarioOrigem.dscNome'. */
  readonly field: string
  readonly label: string
  /** Further names that it answers to, folded. */
  readonly words?: readonly string[]
  readonly format?: CellFormat
  /** Path of the record's id where `field` is but its name: two people may have one name. */
  readonly idField?: string
  /** By value: what stands for it wherever it is read, '1 · pendente'. */
  readonly texts?: Readonly<Record<string, string>>
}

/** A value of a row; null where the path does not lead to one. */
export type ColumnReader = (row: ReadRow) => unknown

const inner = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : null

/** Finds the value at a path; made once a column, called once a row. */
export function columnReader(path: string): ColumnReader {
  const [first = '', second, ...rest] = path.split('.')
  if (second === undefined) return (row) => inner(row, first)
  if (rest.length === 0) return (row) => inner(inner(row, first), second)
  return (row) => [first, second, ...rest].reduce<unknown>(inner, row)
}

/** The same for a column that a list may not have: of none it finds null in every row. */
export const readerIfAny = (column: ReadColumn | null): ColumnReader =>
  column ? columnReader(column.field) : () => null

/** The text of a value, as the screen and the files show it; '' where there is none. */
export function valueText({ format, texts }: Pick<ReadColumn, 'format' | 'texts'>, value: unknown): string {
  const text = plainSpaces(formatCell(format, value))
  return texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text
}

/** The same of a column in a row. */
export function textReader(column: ReadColumn): (row: ReadRow) => string {
  const read = columnReader(column.field)
  return (row) => valueText(column, read(row))
}
