/** A cell as text: what stands on the screen, and what is copied and exported (ui/README §2). */
import { formatValue } from '#scan/aggregates/scan-column.ts'
import { type Column, getCellValue } from '#listing/define.ts'
import type { Row } from '#commands/resource.ts'
import { NO_ID_TEXT } from '#lib/format/record-id.ts'

/** The text of one cell, with a normal space after R$ (the no-break one is for the screen only). */
export function formatCellText(column: Column, row: Row): string {
  return column.getExportText?.(row) ?? formatValue(column, getCellValue(column, row))
}

/** The same as it stands in the table: '#12', and 'Ana Prado #15' where the id's record has a name. */
export function formatShownText(column: Column, row: Row): string {
  const text = formatCellText(column, row)
  if (column.format !== 'id' || text === '' || text === NO_ID_TEXT) return text
  const [, id, name] = /^(\S+) (.+)$/.exec(text) ?? []
  return name === undefined ? `#${text}` : `${name} #${id}`
}
