/** Formats rows as tab-separated lines that a spreadsheet takes as texts (lib/format/README §3). */
import { escapeFormula } from './csv.ts'

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
