/** One cell of a table: the formatted value, an en dash for nothing, a badge for a status (ui/README §4, §12). */
import type { ReactNode } from 'react'
import type { Row } from '#commands/noun.ts'
import { type StatusTone, StatusBadge } from '#ui/badge.tsx'
import { fold } from '#lib/fold.ts'
import { formatCell } from '#lib/cell-format.ts'
import { type Column, cellValue } from './define.ts'

/** Text beyond this is cut in a table, not in copies and exports, nor where one record is looked at (case F14). */
const MAX_SHOWN = 300

/** What stands in the cell of `row` in `column`: called, not mounted, because a page has hundreds of them. */
export function drawCell<R extends Row>(column: Column<R>, row: R, longest = MAX_SHOWN): ReactNode {
  if (column.cell) return column.cell(row)
  const value = cellValue(column, row)
  const text = formatCell(column.format, value)
  if (text === '') return NOTHING
  if (column.format === 'status') return <StatusBadge text={text} tone={toneOf(text)} />
  if (column.format === 'id') return `#${text}`
  if (column.format === 'money' && typeof value === 'number' && value < 0)
    return <span className="text-danger-ink">{text}</span>
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const NOTHING = (
  <span className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">vazio</span>
  </span>
)

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
