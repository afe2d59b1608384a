/** A cell as text, for the screen, for copies and for exports (ui/README §2). */
import { formatValue } from '#scan/aggregates/scan-column.ts'
import { type Column, getCellValue } from '#listing/define.ts'
import type { Row } from '#commands/resource.ts'
import { NO_ID_TEXT } from '#lib/format/record-id.ts'

/** Returns the text of one cell, with a normal space after R$ (the no-break space is for the screen only). */
export function formatCellText(column: Column, row: Row): string {
  return column.getExportText?.(row) ?? formatValue(column, getCellValue(column, row))
}

/** Returns the text as the table shows it: '#12', and 'Ana Prado #15' if the record of the id has a name. */
export function formatShownText(column: Column, row: Row): string {
  const text = formatCellText(column, row)
  if (column.format !== 'id' || text === '' || text === NO_ID_TEXT) return text
  const [, id, name] = /^(\S+) (.+)$/.exec(text) ?? []
  return name === undefined ? `#${text}` : `${name} #${id}`
}
