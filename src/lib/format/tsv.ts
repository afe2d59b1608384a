/** Rows as tab-separated lines that a spreadsheet takes as texts (lib/format/README §3). */
import { escapeFormula } from './csv.ts'

/**
 * One line a row; a tab or a line's end within a text becomes a space, and what would be a formula is guarded.
 * `isNumeric` tells of a column and a row (0-based) whether a number stands there.
 */
export const formatTsv = (
  rows: readonly (readonly string[])[],
  isNumeric: (columnIndex: number, rowIndex: number) => boolean = () => false,
) =>
  rows
    .map((texts, row) =>
      texts.map((text, at) => escapeFormula(text.replaceAll(/[\t\r\n]+/g, ' '), isNumeric(at, row))).join('\t'),
    )
    .join('\n')
