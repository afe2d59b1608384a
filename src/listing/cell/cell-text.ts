/** A cell as text: what stands on the screen, and what is copied and exported (ui/README §2). */
import { valueText } from '#reading/folds/column.ts'
import { type Column, cellValue } from '#listing/define.ts'
import type { Row } from '#commands/noun.ts'
import { NO_ID } from '#lib/written/record-id.ts'

/** The text of one cell, with a normal space after R$ (the no-break one is for the screen only). */
export function cellText(column: Column, row: Row): string {
  return column.text?.(row) ?? valueText(column, cellValue(column, row))
}

/** The same as it stands in the table, where an id has its sign: '#12'. */
export function seenText(column: Column, row: Row): string {
  const text = cellText(column, row)
  return column.format === 'id' && text !== '' && text !== NO_ID ? `#${text}` : text
}
