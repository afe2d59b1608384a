/** A cell as text: what stands on the screen, and what is copied and exported (ui/README §2). */
import { valueText } from '#reading/folds/column.ts'
import { type Column, cellValue } from '#listing/define.ts'
import type { Row } from '#commands/noun.ts'
import { NO_ID } from '#lib/written/record-id.ts'

/** The text of one cell, with a normal space after R$ (the no-break one is for the screen only). */
export function cellText(column: Column, row: Row): string {
  return column.text?.(row) ?? valueText(column, cellValue(column, row))
}

/** The same as it stands in the table: '#12', and 'Ana Prado #15' where the id's record has a name. */
export function seenText(column: Column, row: Row): string {
  const text = cellText(column, row)
  if (column.format !== 'id' || text === '' || text === NO_ID) return text
  const [, id, name] = /^(\S+) (.+)$/.exec(text) ?? []
  return name === undefined ? `#${text}` : `${name} #${id}`
}
