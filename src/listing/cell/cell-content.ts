/**
 * The content of a cell, independent of how it is drawn: the formatted value, an en dash for an empty one, a status
 * (ui/README §2, ui/icons/README §3).
 */
import type { Row } from '#commands/resource.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { buildHref, type RouteLocation } from '#lib/urls/route-location.ts'
import { getStatusClass, type StatusTone } from '#ui/components/badge.tsx'
import { type Column, getCellValue, type CellContent } from '#listing/define.ts'
import { isRecordId, NO_ID_TEXT } from '#lib/format/record-id.ts'

/** Longer texts are cut in a table, but not in copies, in exports or in the view of one record (case F14). */
const MAX_CELL_LENGTH = 300

/** Returns the content of the cell of `row` in `column`. */
export function getCellContent<R extends Row>(column: Column<R>, row: R, maxLength = MAX_CELL_LENGTH): CellContent {
  if (column.getContent) return column.getContent(row)
  const value = getCellValue(column, row)
  const text = formatCell(column.format, value)
  if (text === '') return EMPTY_CONTENT
  if (column.format === 'status') return createStatusContent(text, getStatusTone(text))
  if (text === NO_ID_TEXT) return { text, className: 'text-ink-3' }
  if (column.format === 'id') return `#${text}`
  if (column.format === 'money' && text.startsWith('-')) return { text, className: 'text-danger-ink' }
  const shownText = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return column.isPersonName ? { text: shownText, className: 'person-name' } : shownText
}

const EMPTY_CONTENT: CellContent = { text: '–', className: 'text-ink-3', ariaLabel: 'vazio' }

/** Returns a status as cell content. */
export const createStatusContent = (text: string, tone: StatusTone): CellContent => ({
  text,
  className: getStatusClass(tone),
})

/**
 * Returns the id of a record as a link, if it is a record id. The link is not a tab stop, like everything in the grid.
 */
export const createIdContent = (id: number, to: RouteLocation): CellContent =>
  isRecordId(id)
    ? { text: `#${id}`, className: 'text-accent-ink hover:underline', href: withBasePath(buildHref(to)) }
    : { text: NO_ID_TEXT, className: 'text-ink-3' }

// The platform's statuses have different names and numbers in each list, so the word decides the tone.
const TONE_BY_WORD: readonly [StatusTone, readonly string[]][] = [
  ['good', ['ativ', 'aprovad', 'liberad', 'conclu', 'pag']],
  ['off', ['inativ', 'cancelad', 'estornad', 'expirad']],
  ['warning', ['pendente', 'process', 'aguard', 'analise']],
  ['danger', ['bloquead', 'recusad', 'negad', 'falh']],
]

/** Returns the tone of a status by its word; neutral if the word is unknown. */
export function getStatusTone(text: string): StatusTone {
  const word = normalizeText(text)
  return TONE_BY_WORD.find(([, starts]) => starts.some((start) => word.startsWith(start)))?.[0] ?? 'neutral'
}
