/**
 * The cursor of one long table. A row that stays on top keeps its place there as well, or the rows after it would not
 * stand where their number says: in its place it is but seen, and the cursor and assistive technology know it on top
 * alone.
 */
import type { Row } from '#commands/noun.ts'
import { type Blocks, placeAmongAll } from '#listing/address/long-rows.ts'
import type { Cursor, ListModel } from '#listing/model.ts'

type Rows = Pick<ListModel, 'rows' | 'tops' | 'state'>

/** True for a row in its place, 0-based among the rows as they stand, whose record stands on top. */
export function isTwin({ rows, tops, state }: Rows, index: number): boolean {
  if (!state.continuous || index < tops.length) return false
  const id = rows[index]?.id
  return id !== undefined && tops.some(({ original }) => original.id === id)
}

/**
 * Where a step of the cursor from `from` to `to` ends: beyond the twins, or where it was if there is nothing beyond.
 */
export function overTwins(list: Rows, from: number, to: number): number {
  const step = to < from ? -1 : 1
  let at = to
  while (isTwin(list, at)) at += step
  return at < list.rows.length ? at : from
}

/** The row from which `key` steps: that of a record that has just gone to the top is the one that it left. */
export function stepsFrom({ tops, state }: Rows, { row, left = 0 }: Pick<Cursor, 'row' | 'left'>, key: string): number {
  if (row < 0 || row >= tops.length || left < tops.length || !/^[jk]$|Up|Down/.test(key)) return row
  // Its place is still there in one long table; of a page the row after it has taken that.
  return state.continuous || /k|Up/.test(key) ? left + 1 : left
}

/** The first row beneath those on top that is not one of them; 0 where there is none. */
export const firstBeneath = (list: Rows): number => Math.max(0, overTwins(list, -1, list.tops.length))

/** The row on top in the place of its twin; any other row as it is. */
export function aboveTwin(list: Rows, index: number): number {
  if (!isTwin(list, index)) return index
  const id = list.rows[index]?.id
  return list.tops.findIndex(({ original }) => original.id === id)
}

/** Where a record stands among the rows as they stand, 0-based; -1 where it is not there. */
export function recordPlace({ rows, tops, state, blocks }: Rows & Pick<ListModel, 'blocks'>, id: number): number {
  if (!state.continuous) return rows.findIndex((row) => row.id === id)
  const onTop = tops.findIndex(({ original }) => original.id === id)
  if (onTop >= 0) return onTop
  const place = placeAmongAll(blocks, id)
  return place === null ? -1 : tops.length + place
}

/**
 * The row of the cursor, 0-based among the rows as they stand: its record's, where rows have come to the top or left
 * it.
 */
export function longPlaceOf({ row, id }: Cursor, rows: readonly Row[], tops: number, blocks: Blocks): number {
  if (id === null || row === -1 || rows[row]?.id === id) return row
  const onTop = rows.slice(0, tops).findIndex((one) => one.id === id)
  if (onTop >= 0) return onTop
  const place = placeAmongAll(blocks, id)
  if (place !== null) return tops + place
  // The last one was removed.
  return rows.length > tops ? Math.min(row, rows.length - 1) : row
}
