/**
 * The cursor of a list stays on its record and its column while rows, order and columns change (listing/position/README
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
  /** Where it stands among the rows; null for nowhere. */
  rowIndex: number | null
  rows: readonly Row[]
  /** What the platform has answered with. */
  data: readonly Row[]
  columns: readonly Column[]
  /** How many rows are pinned on top. */
  pinnedCount: number
  state: ListState
  /** What the platform is asked for, as one text. */
  viewKey: string
  isLoading: boolean
}

/** Moves the cursor before what has changed is drawn. */
export function useCursorTracking(options: CursorTrackingOptions): void {
  const { cursor, setCursor, rowIndex, rows, data, columns, pinnedCount, state, viewKey, isLoading } = options
  const viewOfData = useRef(viewKey)
  useLayoutEffect(() => {
    // A record that is gone leaves the cursor to the one that took its place; another view may have it on another page.
    const under =
      rowIndex !== null && !isLoading && !state.continuous && viewOfData.current === viewKey
        ? rows[rowIndex]
        : undefined
    if (cursor?.id && under) setCursor({ ...cursor, id: under.id })
    viewOfData.current = viewKey
    // oxlint-disable-next-line react/exhaustive-deps -- of rows that have come
  }, [data])
  // By a phrase, a link or a step back other rows come as well: the cursor waits on the first of them for its record.
  const rowsOf = useRef(state)
  useLayoutEffect(() => {
    const { filters, sort } = rowsOf.current
    rowsOf.current = state
    if (cursor && cursor.row > pinnedCount && (filters !== state.filters || sort !== state.sort))
      setCursor({ ...cursor, row: Math.min(rowIndex ?? 0, pinnedCount) })
    // oxlint-disable-next-line react/exhaustive-deps -- of that change alone
  }, [state])
  // Columns are moved, hidden and shown, and change places where the table gets another width: the cursor stays on its
  // own.
  const seen = useRef(columns)
  const fields = columns.map(({ field }) => field).join()
  useLayoutEffect(() => {
    const field = cursor && (seen.current[cursor.column] ?? seen.current.at(-1))?.field
    const column = columns.findIndex((one) => one.field === field)
    if (cursor && column >= 0 && column !== cursor.column) setCursor({ ...cursor, column })
    seen.current = columns
    // oxlint-disable-next-line react/exhaustive-deps -- of that change alone
  }, [fields])
}
