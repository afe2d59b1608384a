/** Rows as tab-separated lines that a spreadsheet takes as texts (lib/README §3). */
import { guarded } from '#lib/csv.ts'

/** One line a row; a tab or a line's end within a text becomes a space, and what would be a formula is guarded. */
export const guardedLines = (rows: readonly (readonly string[])[], isNumeric: (at: number) => boolean = () => false) =>
  rows
    .map((texts) => texts.map((text, at) => guarded(text.replaceAll(/[\t\r\n]+/g, ' '), isNumeric(at))).join('\t'))
    .join('\n')
