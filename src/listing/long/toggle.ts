/** From pages to one long table and back: the row under the cursor stays the same one. */
import type { ListModel } from '#listing/model.ts'
import { seenRows } from '#listing/place/kept-place.ts'
import { notify } from '#ui/notices/notify.tsx'

/**
 * Changes the mode; it is kept for this list and operator, and said with what then stands there. Says why where the
 * list asks for nothing.
 */
export function toggleContinuous(list: ListModel): void {
  const { cursor, rows, state, tops, firstRow, pageRows, idle } = list
  // No answer would come that tells of the new mode.
  if (idle !== null) return void notify('info', idle)
  const record = cursor ? rows[cursor.row] : undefined
  if (!state.continuous) {
    const onPage = pageRows.findIndex(({ id }) => id === record?.id)
    list.show({ continuous: true }, 'Modo contínuo. ')
    if (!cursor || cursor.row < tops.length) return
    // While a page is read its rows are away: the cursor is meant as far down in it.
    const place = onPage >= 0 ? firstRow + onPage : state.page * state.size + cursor.row - tops.length
    list.setCursor({ row: tops.length + place, column: cursor.column }, record?.id ?? cursor.id)
    return
  }
  const { first, end } = seenRows(list)
  // Of two pages at the top of the table the one that has more than its last row there.
  const seen = end > 0 ? Math.floor((first + 1) / state.size) : state.page
  list.show({ continuous: false, page: cursor ? list.pageSeen : seen }, 'Páginas. ')
  if (!cursor || cursor.row < tops.length) return
  const place = (cursor.row - tops.length) % state.size
  list.setCursor({ row: tops.length + place, column: cursor.column, place }, record?.id ?? cursor.id)
}
