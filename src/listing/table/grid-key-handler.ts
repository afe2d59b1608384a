/**
 * The grid's own keys (commands/keys/README §5): movement, selection, sorting from the head. All others belong to
 * commands.
 */
import type { KeyboardEvent } from 'react'
import { sayInStatusLine, sayNoRow } from '#commands/running/status-line.ts'
import { chordKey } from '#lib/strokes.ts'
import { announce } from '#ui/announce.ts'
import { moveCursor } from '#listing/grid/grid-keys.ts'
import type { ListModel } from '#listing/model.ts'
import { firstBeneath, overTwins, stepsFrom } from '#listing/place/long-cursor.ts'
import { rowsBetween, selectable, selectedText, toggleRow, wholePage } from '#listing/selection.ts'

/** At the end of a page PageDown goes no further: another key does. */
function tellPageEnd({ rows, state, totals }: ListModel, at: number) {
  if (state.continuous || at !== rows.length - 1 || state.page + 1 >= (totals?.totalPages ?? 0)) return
  sayInStatusLine('] próxima página')
}

/**
 * Handles a key pressed in the grid; what is not the grid's is left for the command layer's listener. `showCell` brings
 * a cell into sight, 0-based.
 */
export function handleGridKey(
  event: KeyboardEvent,
  list: ListModel,
  screenRows: number,
  showCell: (row: number, column: number) => void,
) {
  // React brings up what is pressed in an open menu, which is drawn elsewhere.
  if (event.altKey || !event.currentTarget.contains(event.target as Node)) return
  const { rows, columns, cursor, selection, gridRef } = list
  const select = (meant: ListModel['selection']) => {
    const next = selectable(meant)
    list.setSelection(next)
    announce(selectedText(next.size))
  }
  const mod = event.ctrlKey || event.metaKey
  const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const key = mod ? chordKey(event) : typed
  const at = cursor ?? { row: 0, column: 0 }
  // Those on top stay while the others are away.
  const shape = {
    rows: list.loading ? 0 : rows.length,
    columns: columns.length,
    first: firstBeneath(list),
    screenRows,
  }
  const from = event.shiftKey || list.loading ? at.row : stepsFrom(list, at, key)
  const next = moveCursor({ key, shift: event.shiftKey, mod }, { ...at, row: from }, shape)
  if (key === 'PageDown' && !event.shiftKey && !mod) tellPageEnd(list, at.row)
  if (next) {
    event.preventDefault()
    gridRef.current?.focus()
    next.row = overTwins(list, from, next.row)
    // The cursor may stand there already, out of sight, where the wheel has moved the table.
    if (next.row === at.row && next.column === at.column) showCell(next.row, next.column)
    if (event.shiftKey && next.row !== at.row)
      select(new Map([...selection, ...rowsBetween(list, at.row, next.row).map((row) => [row.id, row] as const)]))
    // Along its row it keeps the record, which one long table may still look for.
    return list.setCursor(next, list.state.continuous && next.row === at.row ? cursor?.id : undefined)
  }
  if (event.target !== gridRef.current || event.repeat) return
  if (mod) {
    if (key !== 'a') return
    event.preventDefault()
    const page = wholePage(list)
    return page && select(new Map([...selection, ...page.map((row) => [row.id, row] as const)]))
  }
  if (key === 'Escape') {
    event.preventDefault()
    // First a long wait ends, then the preview goes, then the selection, then the focus leaves the table.
    if (list.giveUp()) return
    if (list.isPreviewed) list.setPreviewed(false)
    else if (selection.size > 0) select(new Map())
    else gridRef.current?.blur()
    return
  }
  const column = columns[at.column]
  if (at.row === -1 && (key === 'Enter' || key === ' ')) {
    event.preventDefault()
    if (column && column.sortable !== false) list.sortBy(column.field)
  } else if ((key === 'x' || key === ' ') && !event.shiftKey) {
    event.preventDefault()
    const row = rows[at.row]
    if (row) select(toggleRow(selection, row))
    else sayNoRow()
  }
}
