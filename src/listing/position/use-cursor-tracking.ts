/**
 * Keeps the cursor of a list on its record and its column while rows, order and columns change (listing/position/README
 * §1).
 */
import { useLayoutEffect, useRef } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { Column } from '#listing/define.ts'
import type { Cursor } from '#listing/model.ts'

interface CursorTrackingOptions {
  cursor: Cursor | null
  setCursor: (cursor: Cursor) => void
  /** Display index of the cursor; null for none. */
  rowIndex: number | null
  rows: readonly Row[]
  /** The rows of the last response. */
  data: readonly Row[]
  columns: readonly Column[]
  /** How many rows are pinned. */
  pinnedCount: number
  state: ListState
  /** What the platform is asked for, as one text. */
  viewKey: string
  isLoading: boolean
}

/** Moves the cursor before the change is drawn. */
export function useCursorTracking(options: CursorTrackingOptions): void {
  const { cursor, setCursor, rowIndex, rows, data, columns, pinnedCount, state, viewKey, isLoading } = options
  const viewOfData = useRef(viewKey)
  useLayoutEffect(() => {
    // If the record is gone, the row that took its place gets the cursor. In another view the record may be on another
    // page.
    const cursorRecord =
      rowIndex !== null && !isLoading && !state.continuous && viewOfData.current === viewKey
        ? rows[rowIndex]
        : undefined
    if (cursor?.id && cursorRecord) setCursor({ ...cursor, id: cursorRecord.id })
    viewOfData.current = viewKey
    // oxlint-disable-next-line react/exhaustive-deps -- only when rows arrive
  }, [data])
  // A phrase, a link or Back also bring other rows: the cursor waits on the first of them for its record.
  const lastState = useRef(state)
  useLayoutEffect(() => {
    const { filters, sort } = lastState.current
    lastState.current = state
    if (cursor && cursor.row > pinnedCount && (filters !== state.filters || sort !== state.sort))
      setCursor({ ...cursor, row: Math.min(rowIndex ?? 0, pinnedCount) })
    // oxlint-disable-next-line react/exhaustive-deps -- only for that change
  }, [state])
  // Columns are moved, hidden and shown, and change places if the width of the table changes: the cursor stays on its
  // column.
  const lastColumns = useRef(columns)
  const fields = columns.map(({ field }) => field).join()
  useLayoutEffect(() => {
    const field = cursor && (lastColumns.current[cursor.column] ?? lastColumns.current.at(-1))?.field
    const column = columns.findIndex((candidate) => candidate.field === field)
    if (cursor && column >= 0 && column !== cursor.column) setCursor({ ...cursor, column })
    lastColumns.current = columns
    // oxlint-disable-next-line react/exhaustive-deps -- only for that change
  }, [fields])
}
