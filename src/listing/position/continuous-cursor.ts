/**
 * The cursor of one long table. A row that stays on top keeps its place there as well, or the rows after it would not
 * stand where their number says: in its place it is but seen, and the cursor and assistive technology know it on top
 * alone.
 */
import type { Row } from '#commands/resource.ts'
import { type Blocks, findRowIndex } from '#listing/url-state/continuous-rows.ts'
import type { Cursor, ListModel } from '#listing/model.ts'

type RowsState = Pick<ListModel, 'rows' | 'pinnedRows' | 'state'>

/** True for a row in its place, 0-based among the rows as they stand, whose record stands on top. */
export function isPinnedDuplicate({ rows, pinnedRows, state }: RowsState, index: number): boolean {
  if (!state.continuous || index < pinnedRows.length) return false
  const id = rows[index]?.id
  return id !== undefined && pinnedRows.some(({ original }) => original.id === id)
}

/**
 * Where a step of the cursor from `from` to `to` ends: beyond the twins, or where it was if there is nothing beyond.
 */
export function skipPinnedDuplicates(list: RowsState, from: number, to: number): number {
  const step = to < from ? -1 : 1
  let at = to
  while (isPinnedDuplicate(list, at)) at += step
  return at < list.rows.length ? at : from
}

/** The row from which `key` steps: that of a record that has just gone to the top is the one that it left. */
export function getStepOrigin(
  { pinnedRows, state }: RowsState,
  { row, previousRow = 0 }: Pick<Cursor, 'row' | 'previousRow'>,
  key: string,
): number {
  if (row < 0 || row >= pinnedRows.length || previousRow < pinnedRows.length || !/^[jk]$|Up|Down/.test(key)) return row
  // Its place is still there in one long table; of a page the row after it has taken that.
  return state.continuous || /k|Up/.test(key) ? previousRow + 1 : previousRow
}

/** The first row beneath those on top that is not one of them; 0 where there is none. */
export const getFirstUnpinnedRow = (list: RowsState): number =>
  Math.max(0, skipPinnedDuplicates(list, -1, list.pinnedRows.length))

/** The row on top in the place of its twin; any other row as it is. */
export function toPinnedRowIndex(list: RowsState, index: number): number {
  if (!isPinnedDuplicate(list, index)) return index
  const id = list.rows[index]?.id
  return list.pinnedRows.findIndex(({ original }) => original.id === id)
}

/** Where a record stands among the rows as they stand, 0-based; -1 where it is not there. */
export function findRecordIndex(
  { rows, pinnedRows, state, blocks }: RowsState & Pick<ListModel, 'blocks'>,
  id: number,
): number {
  if (!state.continuous) return rows.findIndex((row) => row.id === id)
  const onTop = pinnedRows.findIndex(({ original }) => original.id === id)
  if (onTop >= 0) return onTop
  const index = findRowIndex(blocks, id)
  return index === null ? -1 : pinnedRows.length + index
}

/**
 * The row of the cursor, 0-based among the rows as they stand: its record's, where rows have come to the top or left
 * it.
 */
export function getContinuousCursorRow(
  { row, id }: Cursor,
  rows: readonly Row[],
  tops: number,
  blocks: Blocks,
): number {
  if (id === null || row === -1 || rows[row]?.id === id) return row
  const onTop = rows.slice(0, tops).findIndex((one) => one.id === id)
  if (onTop >= 0) return onTop
  const index = findRowIndex(blocks, id)
  if (index !== null) return tops + index
  // The last one was removed.
  return rows.length > tops ? Math.min(row, rows.length - 1) : row
}
