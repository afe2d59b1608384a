/**
 * The keys of the grid itself (commands/keys/README §5): movement, selection, sorting from the header. All other keys
 * belong to commands.
 */
import type { KeyboardEvent } from 'react'
import { showStatus, showNoRowStatus } from '#commands/execution/status-line.ts'
import { getModifiedKey } from '#lib/key-chords.ts'
import { announce } from '#ui/announce.ts'
import { moveCursor } from '#listing/grid/move-cursor.ts'
import type { ListModel } from '#listing/model.ts'
import { getFirstUnpinnedRow, skipPinnedDuplicates, getStepOrigin } from '#listing/position/continuous-cursor.ts'
import {
  getRowsBetween,
  keepSelectable,
  formatSelectedCount,
  toggleSelection,
  getWholePage,
} from '#listing/selection.ts'

/** PageDown stops at the end of a page. The status line then names the key for the next page. */
function announcePageEnd({ rows, state, totals }: ListModel, rowIndex: number) {
  if (state.continuous || rowIndex !== rows.length - 1 || state.page + 1 >= (totals?.totalPages ?? 0)) return
  showStatus('] próxima página')
}

/**
 * Handles a key pressed in the grid. Other keys are left to the listener of the command layer. `scrollToCell` scrolls a
 * cell into view; row and column are 0-based.
 */
export function handleGridKey(
  event: KeyboardEvent,
  list: ListModel,
  visibleRows: number,
  scrollToCell: (row: number, column: number) => void,
) {
  // React also bubbles keys pressed in an open menu, which is rendered elsewhere in the DOM.
  if (event.altKey || !event.currentTarget.contains(event.target as Node)) return
  const { rows, columns, cursor, selection, gridRef } = list
  const setSelectedRows = (selected: ListModel['selection']) => {
    const next = keepSelectable(selected)
    list.setSelection(next)
    announce(formatSelectedCount(next.size))
  }
  const isMod = event.ctrlKey || event.metaKey
  const lowerCaseKey = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const key = isMod ? getModifiedKey(event) : lowerCaseKey
  const position = cursor ?? { row: 0, column: 0 }
  // Pinned rows stay while the other rows load.
  const shape = {
    rowCount: list.isLoading ? 0 : rows.length,
    columnCount: columns.length,
    firstUnpinnedRow: getFirstUnpinnedRow(list),
    visibleRows,
  }
  const from = event.shiftKey || list.isLoading ? position.row : getStepOrigin(list, position, key)
  const next = moveCursor({ key, isShift: event.shiftKey, isMod }, { ...position, row: from }, shape)
  if (key === 'PageDown' && !event.shiftKey && !isMod) announcePageEnd(list, position.row)
  if (next) {
    event.preventDefault()
    gridRef.current?.focus()
    next.row = skipPinnedDuplicates(list, from, next.row)
    // The cursor may already be there but out of view, because the wheel has scrolled the table.
    if (next.row === position.row && next.column === position.column) scrollToCell(next.row, next.column)
    if (event.shiftKey && next.row !== position.row)
      setSelectedRows(
        new Map([...selection, ...getRowsBetween(list, position.row, next.row).map((row) => [row.id, row] as const)]),
      )
    // Along its row the cursor keeps the record, which continuous mode may still be searching for.
    return list.setCursor(next, list.state.continuous && next.row === position.row ? cursor?.id : undefined)
  }
  if (event.target !== gridRef.current || event.repeat) return
  if (isMod) {
    if (key !== 'a') return
    event.preventDefault()
    const page = getWholePage(list)
    return page && setSelectedRows(new Map([...selection, ...page.map((row) => [row.id, row] as const)]))
  }
  if (key === 'Escape') {
    event.preventDefault()
    // Esc first ends a long wait, then closes the preview, then clears the selection, then leaves the table.
    if (list.cancelLoading()) return
    if (list.isPreviewOpen) list.setPreviewOpen(false)
    else if (selection.size > 0) setSelectedRows(new Map())
    else gridRef.current?.blur()
    return
  }
  const column = columns[position.column]
  if (position.row === -1 && (key === 'Enter' || key === ' ')) {
    event.preventDefault()
    if (column && column.isSortable !== false) list.sortBy(column.field)
    else if (column?.notSortableReason) showStatus(column.notSortableReason)
  } else if ((key === 'x' || key === ' ') && !event.shiftKey) {
    event.preventDefault()
    const row = rows[position.row]
    if (row) setSelectedRows(toggleSelection(selection, row))
    else showNoRowStatus()
  }
}
