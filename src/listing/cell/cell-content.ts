/**
 * What a cell shows, apart from how it is drawn: the formatted value, an en dash for nothing, a status (ui/README §2,
 * ui/icons/README §3).
 */
import type { Row } from '#commands/resource.ts'
import { withBasePath } from '#lib/startup/base-path.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { buildHref, type RouteLocation } from '#lib/urls/route-location.ts'
import { getStatusClass, type StatusTone } from '#ui/components/badge.tsx'
import { type Column, getCellValue, type CellContent } from '#listing/define.ts'
import { isRecordId, NO_ID_TEXT } from '#lib/format/record-id.ts'

/** Text beyond this is cut in a table, not in copies and exports, nor where one record is looked at (case F14). */
const MAX_CELL_LENGTH = 300

/** What the cell of `row` in `column` shows. */
export function getCellContent<R extends Row>(column: Column<R>, row: R, maxLength = MAX_CELL_LENGTH): CellContent {
  if (column.getContent) return column.getContent(row)
  const value = getCellValue(column, row)
  const text = formatCell(column.format, value)
  if (text === '') return EMPTY_CONTENT
  if (column.format === 'status') return createStatusContent(text, getStatusTone(text))
  if (text === NO_ID_TEXT) return { text, className: 'text-ink-3' }
  if (column.format === 'id') return `#${text}`
  if (column.format === 'money' && text.startsWith('-')) return { text, className: 'text-danger-ink' }
  const seen = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
  return column.isPersonName ? { text: seen, className: 'person-name' } : seen
}

const EMPTY_CONTENT: CellContent = { text: '–', className: 'text-ink-3', ariaLabel: 'vazio' }

/** A status in words. */
export const createStatusContent = (text: string, tone: StatusTone): CellContent => ({
  text,
  className: getStatusClass(tone),
})

/** The id of a record, as a link where it is one; out of the tab order, as all that stands in the grid. */
export const createIdContent = (id: number, to: RouteLocation): CellContent =>
  isRecordId(id)
    ? { text: `#${id}`, className: 'text-accent-ink hover:underline', href: withBasePath(buildHref(to)) }
    : { text: NO_ID_TEXT, className: 'text-ink-3' }

// The platform names its statuses and numbers them differently from list to list, so the word decides the tone.
const TONE_BY_WORD: readonly [StatusTone, readonly string[]][] = [
  ['good', ['ativ', 'aprovad', 'liberad', 'conclu', 'pag']],
  ['off', ['inativ', 'cancelad', 'estornad', 'expirad']],
  ['warning', ['pendente', 'process', 'aguard', 'analise']],
  ['danger', ['bloquead', 'recusad', 'negad', 'falh']],
]

/** The tone of a status by its word; neutral for one that is not known. */
export function getStatusTone(text: string): StatusTone {
  const word = normalizeText(text)
  return TONE_BY_WORD.find(([, starts]) => starts.some((start) => word.startsWith(start)))?.[0] ?? 'neutral'
}
