/** Switches a list between pages and continuous mode. The row under the cursor stays the same. */
import type { ListModel } from '#listing/model.ts'
import { getVisibleRows } from '#listing/position/scroll-anchor.ts'
import { notify } from '#ui/notices/notify.tsx'

/**
 * Changes the mode, stores it for this list and operator, and announces it with the result. Notifies the operator why
 * not if the list sends no request.
 */
export function toggleContinuous(list: ListModel): void {
  const { cursor, rows, state, pinnedRows, firstRowIndex, pageRows, idleReason } = list
  // No response would arrive that announces the new mode.
  if (idleReason !== null) return void notify('info', idleReason)
  const record = cursor ? rows[cursor.row] : undefined
  if (!state.continuous) {
    const indexOnPage = pageRows.findIndex(({ id }) => id === record?.id)
    list.updateState({ continuous: true }, 'Modo contínuo. ')
    if (!cursor || cursor.row < pinnedRows.length) return
    // While a page loads it has no rows: the cursor keeps its offset within the page.
    const rowIndex =
      indexOnPage >= 0 ? firstRowIndex + indexOnPage : state.page * state.size + cursor.row - pinnedRows.length
    list.setCursor({ row: pinnedRows.length + rowIndex, column: cursor.column }, record?.id ?? cursor.id)
    return
  }
  const { first, end } = getVisibleRows(list)
  // If two pages are at the top of the table, the one with more than its last row visible.
  const visiblePage = end > 0 ? Math.floor((first + 1) / state.size) : state.page
  list.updateState({ continuous: false, page: cursor ? list.cursorPage : visiblePage }, 'Páginas. ')
  if (!cursor || cursor.row < pinnedRows.length) return
  const index = (cursor.row - pinnedRows.length) % state.size
  list.setCursor(
    { row: pinnedRows.length + index, column: cursor.column, pendingIndex: index },
    record?.id ?? cursor.id,
  )
}
