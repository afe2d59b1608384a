/** From pages to one long table and back: the row under the cursor stays the same one. */
import type { ListModel } from '#listing/model.ts'
import { getVisibleRows } from '#listing/position/scroll-anchor.ts'
import { notify } from '#ui/notices/notify.tsx'

/**
 * Changes the mode; it is kept for this list and operator, and said with what then stands there. Says why where the
 * list asks for nothing.
 */
export function toggleContinuous(list: ListModel): void {
  const { cursor, rows, state, pinnedRows, firstRowIndex, pageRows, idleReason } = list
  // No answer would come that tells of the new mode.
  if (idleReason !== null) return void notify('info', idleReason)
  const record = cursor ? rows[cursor.row] : undefined
  if (!state.continuous) {
    const onPage = pageRows.findIndex(({ id }) => id === record?.id)
    list.updateState({ continuous: true }, 'Modo contínuo. ')
    if (!cursor || cursor.row < pinnedRows.length) return
    // While a page is read its rows are away: the cursor is meant as far down in it.
    const rowIndex = onPage >= 0 ? firstRowIndex + onPage : state.page * state.size + cursor.row - pinnedRows.length
    list.setCursor({ row: pinnedRows.length + rowIndex, column: cursor.column }, record?.id ?? cursor.id)
    return
  }
  const { first, end } = getVisibleRows(list)
  // Of two pages at the top of the table the one that has more than its last row there.
  const seen = end > 0 ? Math.floor((first + 1) / state.size) : state.page
  list.updateState({ continuous: false, page: cursor ? list.cursorPage : seen }, 'Páginas. ')
  if (!cursor || cursor.row < pinnedRows.length) return
  const index = (cursor.row - pinnedRows.length) % state.size
  list.setCursor(
    { row: pinnedRows.length + index, column: cursor.column, pendingIndex: index },
    record?.id ?? cursor.id,
  )
}
