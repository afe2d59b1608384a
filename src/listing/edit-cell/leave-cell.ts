/** Closes the editor of a cell and gives the focus back to the table. */
import { moveCursor } from '#listing/grid/move-cursor.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex, getFirstUnpinnedRow, skipPinnedDuplicates } from '#listing/position/continuous-cursor.ts'
import { type OpenCell, openCellStore } from './cell-edits.ts'

/** Where the cursor goes from the edited cell. */
export type CellStep = 'down' | 'right' | 'left'

const STEP_KEYS: Readonly<Record<CellStep, string>> = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft' }

/** Closes the editor. The cursor takes the step from the cell; without a step it is on the cell. */
export function leaveCell(list: ListModel, cell: OpenCell, step: CellStep | null): void {
  openCellStore.set(null)
  list.gridRef.current?.focus()
  const row = findRecordIndex(list, cell.row.id)
  const column = list.columns.findIndex(({ field }) => field === cell.column)
  // The record is not on this page any more: the cursor stays where it is.
  if (row < 0 || column < 0) return
  const shape = {
    rowCount: list.rows.length,
    columnCount: list.columns.length,
    firstUnpinnedRow: getFirstUnpinnedRow(list),
    visibleRows: 1,
  }
  const next = step && moveCursor({ key: STEP_KEYS[step], isShift: false, isMod: false }, { row, column }, shape)
  list.setCursor(next ? { ...next, row: skipPinnedDuplicates(list, row, next.row) } : { row, column })
}
