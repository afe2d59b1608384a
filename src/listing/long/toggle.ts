/** From pages to one long table and back: the row under the cursor stays the same one. */
import { seenRows } from '#listing/follow/kept-place.ts'
import type { ListModel } from '#listing/model.ts'

/** Changes the mode; it is kept for this list and operator, and said with what then stands there. */
export function toggleContinuous(list: ListModel): void {
  const { cursor, rows, state, tops, firstRow, pageRows } = list
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
  const seen = end > 0 ? first + 1 : state.page * state.size
  const place = cursor ? Math.max(0, cursor.row - tops.length) : seen
  list.show({ continuous: false, page: Math.floor(place / state.size) }, 'Páginas. ')
  if (cursor && cursor.row >= tops.length)
    list.setCursor(
      { row: tops.length + (place % state.size), column: cursor.column, place: place % state.size },
      record?.id ?? cursor.id,
    )
}
