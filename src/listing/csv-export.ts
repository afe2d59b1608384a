/** The page as CSV (spec 2 §9): semicolons, every cell quoted, labels as header, the rows of the current page only. */
import type { Row } from '#commands/noun.ts'
import { toCsv } from '#lib/csv.ts'
import { cellText } from './cell-text.ts'
import type { Column } from './define.ts'

const NUMERIC = new Set<Column['format']>(['id', 'number', 'money', 'percent'])

/** Texts as on the screen; numeric columns keep their sign, all others are guarded against formulas (J9). */
export function csvOf(columns: readonly Column[], rows: readonly Row[]): string {
  return toCsv(
    columns.map((column) => ({ label: column.label, numeric: NUMERIC.has(column.format) })),
    rows.map((row) => columns.map((column) => cellText(column, row))),
  )
}
