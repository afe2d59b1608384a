/**
 * The grid's own keys (commands/keys/README §5): movement, selection, sorting from the head. All others belong to
 * commands.
 */
import type { KeyboardEvent } from 'react'
import { showStatus, showNoRowStatus } from '#commands/execution/status-line.ts'
import { getModifiedKey } from '#lib/key-chords.ts'
import { announce } from '#ui/announce.ts'
import { moveCursor } from '#listing/grid/grid-keys.ts'
import type { ListModel } from '#listing/model.ts'
import { getFirstUnpinnedRow, skipPinnedDuplicates, getStepOrigin } from '#listing/position/continuous-cursor.ts'
import {
  getRowsBetween,
  keepSelectable,
  formatSelectedCount,
  toggleSelected,
  getWholePage,
} from '#listing/selection.ts'

/** At the end of a page PageDown goes no further: another key does. */
function announcePageEnd({ rows, state, totals }: ListModel, at: number) {
  if (state.continuous || at !== rows.length - 1 || state.page + 1 >= (totals?.totalPages ?? 0)) return
  showStatus('] próxima página')
}

/**
 * Handles a key pressed in the grid; what is not the grid's is left for the command layer's listener. `showCell` brings
 * a cell into sight, 0-based.
 */
export function handleGridKey(
  event: KeyboardEvent,
  list: ListModel,
  visibleRows: number,
  scrollToCell: (row: number, column: number) => void,
) {
  // React brings up what is pressed in an open menu, which is drawn elsewhere.
  if (event.altKey || !event.currentTarget.contains(event.target as Node)) return
  const { rows, columns, cursor, selection, gridRef } = list
  const setSelectedRows = (meant: ListModel['selection']) => {
    const next = keepSelectable(meant)
    list.setSelection(next)
    announce(formatSelectedCount(next.size))
  }
  const mod = event.ctrlKey || event.metaKey
  const typed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const key = mod ? getModifiedKey(event) : typed
  const at = cursor ?? { row: 0, column: 0 }
  // Those on top stay while the others are away.
  const shape = {
    rowCount: list.isLoading ? 0 : rows.length,
    columnCount: columns.length,
    firstUnpinnedRow: getFirstUnpinnedRow(list),
    visibleRows,
  }
  const from = event.shiftKey || list.isLoading ? at.row : getStepOrigin(list, at, key)
  const next = moveCursor({ key, isShift: event.shiftKey, isMod: mod }, { ...at, row: from }, shape)
  if (key === 'PageDown' && !event.shiftKey && !mod) announcePageEnd(list, at.row)
  if (next) {
    event.preventDefault()
    gridRef.current?.focus()
    next.row = skipPinnedDuplicates(list, from, next.row)
    // The cursor may stand there already, out of sight, where the wheel has moved the table.
    if (next.row === at.row && next.column === at.column) scrollToCell(next.row, next.column)
    if (event.shiftKey && next.row !== at.row)
      setSelectedRows(
        new Map([...selection, ...getRowsBetween(list, at.row, next.row).map((row) => [row.id, row] as const)]),
      )
    // Along its row it keeps the record, which one long table may still look for.
    return list.setCursor(next, list.state.continuous && next.row === at.row ? cursor?.id : undefined)
  }
  if (event.target !== gridRef.current || event.repeat) return
  if (mod) {
    if (key !== 'a') return
    event.preventDefault()
    const page = getWholePage(list)
    return page && setSelectedRows(new Map([...selection, ...page.map((row) => [row.id, row] as const)]))
  }
  if (key === 'Escape') {
    event.preventDefault()
    // First a long wait ends, then the preview goes, then the selection, then the focus leaves the table.
    if (list.cancelLoading()) return
    if (list.isPreviewOpen) list.setPreviewOpen(false)
    else if (selection.size > 0) setSelectedRows(new Map())
    else gridRef.current?.blur()
    return
  }
  const column = columns[at.column]
  if (at.row === -1 && (key === 'Enter' || key === ' ')) {
    event.preventDefault()
    if (column && column.isSortable !== false) list.sortBy(column.field)
  } else if ((key === 'x' || key === ' ') && !event.shiftKey) {
    event.preventDefault()
    const row = rows[at.row]
    if (row) setSelectedRows(toggleSelected(selection, row))
    else showNoRowStatus()
  }
}
