/** A cell as text: what stands on the screen, and what is copied and exported (ui/README §4). */
import { formatCell } from '#lib/cell-format.ts'
import { type Column, cellValue } from './define.ts'
import type { Row } from '#commands/noun.ts'

/** The text of one cell, with a normal space after R$ (the no-break one is for the screen only). */
export function cellText(column: Column, row: Row): string {
  return formatCell(column.format, cellValue(column, row)).replaceAll('\u00A0', ' ')
}
