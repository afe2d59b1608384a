/**
 * What a cell shows, apart from how it is drawn: the formatted value, an en dash for nothing, a status (ui/README §2,
 * ui/signs/README §3).
 */
import type { Row } from '#commands/noun.ts'
import { withBase } from '#lib/start/base-path.ts'
import { formatCell } from '#lib/written/cell-format.ts'
import { fold } from '#lib/written/fold.ts'
import { addressOf, type Place } from '#lib/places/place.ts'
import { statusClass, type StatusTone } from '#ui/signs/badge.tsx'
import { type Column, cellValue, type CellContent } from '#listing/define.ts'
import { isRecordId, NO_ID } from '#lib/written/record-id.ts'

/** Text beyond this is cut in a table, not in copies and exports, nor where one record is looked at (case F14). */
const MAX_SHOWN = 300

/** What the cell of `row` in `column` shows. */
export function shownIn<R extends Row>(column: Column<R>, row: R, longest = MAX_SHOWN): CellContent {
  if (column.shows) return column.shows(row)
  const value = cellValue(column, row)
  const text = formatCell(column.format, value)
  if (text === '') return NOTHING
  if (column.format === 'status') return statusShown(text, toneOf(text))
  if (text === NO_ID) return { text, className: 'text-ink-3' }
  if (column.format === 'id') return `#${text}`
  if (column.format === 'money' && text.startsWith('-')) return { text, className: 'text-danger-ink' }
  const seen = text.length > longest ? `${text.slice(0, longest)}…` : text
  return column.person ? { text: seen, className: 'person-name' } : seen
}

const NOTHING: CellContent = { text: '–', className: 'text-ink-3', said: 'vazio' }

/** A status in words. */
export const statusShown = (text: string, tone: StatusTone): CellContent => ({ text, className: statusClass(tone) })

/** The id of a record, as a link where it is one; out of the tab order, as all that stands in the grid. */
export const idShown = (id: number, to: Place): CellContent =>
  isRecordId(id)
    ? { text: `#${id}`, className: 'text-accent-ink hover:underline', href: withBase(addressOf(to)) }
    : { text: NO_ID, className: 'text-ink-3' }

// The platform names its statuses and numbers them differently from list to list, so the word decides the tone.
const TONES: readonly [StatusTone, readonly string[]][] = [
  ['good', ['ativ', 'aprovad', 'liberad', 'conclu', 'pag']],
  ['off', ['inativ', 'cancelad', 'estornad', 'expirad']],
  ['warning', ['pendente', 'process', 'aguard', 'analise']],
  ['danger', ['bloquead', 'recusad', 'negad', 'falh']],
]

/** The tone of a status by its word; neutral for one that is not known. */
export function toneOf(text: string): StatusTone {
  const word = fold(text)
  return TONES.find(([, starts]) => starts.some((start) => word.startsWith(start)))?.[0] ?? 'neutral'
}
