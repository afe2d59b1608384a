/**
 * Formats and parses tab-separated lines: formatted so that a spreadsheet takes them as texts (lib/format/README §3).
 */
import { escapeFormula } from './csv.ts'

/** A cell in quotes up to the next separator, as spreadsheets copy one with line ends; or a plain cell. */
const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/y

/** Parses copied cells: rows of cells, with the line ends that a quoted cell contains. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  CELL.lastIndex = 0
  for (;;) {
    const [cell = '', quoted] = CELL.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? cell)
    const end = CELL.lastIndex
    if (end >= text.length) return rows
    if (text[end] !== '\t') rows.push([])
    CELL.lastIndex = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
}

/**
 * Formats one line per row. Tabs and line ends within a text become spaces, and formulas are escaped. `isNumeric` tells
 * whether the cell of a 0-based column and row contains a number.
 */
export const formatTsv = (
  rows: readonly (readonly string[])[],
  isNumeric: (columnIndex: number, rowIndex: number) => boolean = () => false,
) =>
  rows
    .map((texts, rowIndex) =>
      texts
        .map((text, columnIndex) => escapeFormula(text.replaceAll(/[\t\r\n]+/g, ' '), isNumeric(columnIndex, rowIndex)))
        .join('\t'),
    )
    .join('\n')
