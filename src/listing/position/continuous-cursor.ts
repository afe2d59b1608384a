/**
 * The cursor of continuous mode. A pinned row keeps its own place too, because otherwise the rows after it would not be
 * at the index of their number. That duplicate is only visible: the cursor and assistive technology know the pinned row
 * only.
 */
import type { Row } from '#commands/resource.ts'
import { type Blocks, findRowIndex } from '#listing/url-state/continuous-rows.ts'
import type { Cursor, ListModel } from '#listing/model.ts'

type RowsState = Pick<ListModel, 'rows' | 'pinnedRows' | 'state'>

/** True if the row at this 0-based display index is the duplicate of a pinned row. */
export function isPinnedDuplicate({ rows, pinnedRows, state }: RowsState, index: number): boolean {
  if (!state.continuous || index < pinnedRows.length) return false
  const id = rows[index]?.id
  return id !== undefined && pinnedRows.some(({ original }) => original.id === id)
}

/** Returns where a cursor step from `from` to `to` ends: beyond duplicates, or at `from` if there is nothing beyond. */
export function skipPinnedDuplicates(list: RowsState, from: number, to: number): number {
  const step = to < from ? -1 : 1
  let index = to
  while (isPinnedDuplicate(list, index)) index += step
  return index < list.rows.length ? index : from
}

/** Returns the row from which `key` steps: for a record that was just pinned, the row that it had before. */
export function getStepOrigin(
  { pinnedRows, state }: RowsState,
  { row, previousRow = 0 }: Pick<Cursor, 'row' | 'previousRow'>,
  key: string,
): number {
  if (row < 0 || row >= pinnedRows.length || previousRow < pinnedRows.length || !/^[jk]$|Up|Down/.test(key)) return row
  // Continuous mode keeps that place; on a page the next row has taken it.
  return state.continuous || /k|Up/.test(key) ? previousRow + 1 : previousRow
}

/** Returns the first row below the pinned ones that is not a duplicate; 0 if there is none. */
export const getFirstUnpinnedRow = (list: RowsState): number =>
  Math.max(0, skipPinnedDuplicates(list, -1, list.pinnedRows.length))

/** Returns the index of the pinned row for its duplicate; any other index unchanged. */
export function toPinnedRowIndex(list: RowsState, index: number): number {
  if (!isPinnedDuplicate(list, index)) return index
  const id = list.rows[index]?.id
  return list.pinnedRows.findIndex(({ original }) => original.id === id)
}

/** Returns the 0-based display index of a record; -1 if it is not loaded. */
export function findRecordIndex(
  { rows, pinnedRows, state, blocks }: RowsState & Pick<ListModel, 'blocks'>,
  id: number,
): number {
  if (!state.continuous) return rows.findIndex((row) => row.id === id)
  const pinnedIndex = pinnedRows.findIndex(({ original }) => original.id === id)
  if (pinnedIndex >= 0) return pinnedIndex
  const index = findRowIndex(blocks, id)
  return index === null ? -1 : pinnedRows.length + index
}

/** Returns the 0-based display index of the cursor: that of its record, also after rows were pinned or unpinned. */
export function getContinuousCursorRowIndex(
  { row, id }: Cursor,
  rows: readonly Row[],
  pinnedCount: number,
  blocks: Blocks,
): number {
  if (id === null || row === -1 || rows[row]?.id === id) return row
  const pinnedIndex = rows.slice(0, pinnedCount).findIndex((record) => record.id === id)
  if (pinnedIndex >= 0) return pinnedIndex
  const index = findRowIndex(blocks, id)
  if (index !== null) return pinnedCount + index
  // The last row was removed.
  return rows.length > pinnedCount ? Math.min(row, rows.length - 1) : row
}
