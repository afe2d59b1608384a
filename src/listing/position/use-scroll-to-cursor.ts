/**
 * Scrolls the table: to its first row for another view, and to the cursor wherever it goes (listing/position/README).
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ScrolledRows } from '#listing/grid/use-row-window.ts'
import type { ListModel } from '#listing/model.ts'

interface ScrollToCursorOptions {
  list: ListModel
  scroller: RefObject<HTMLDivElement | null>
  scrolled: ScrolledRows
  /** Returns the element id of a cell. */
  getCellId: (row: number, column: number) => string
}

/**
 * Keeps the cursor in view. Returns the function that scrolls a cell into view; its result is the animation frame's id.
 */
export function useScrollToCursor({ list, scroller, scrolled, getCellId }: ScrollToCursorOptions) {
  const { state, cursor, viewKey } = list
  const { scrollTo, scrollToStart } = scrolled
  const topCount = list.pinnedRows.length
  const count = list.centerCount
  // Another view begins at its first row, unless a cursor leads elsewhere.
  const scrolledView = useRef(viewKey)
  useLayoutEffect(() => {
    if (scrolledView.current !== viewKey) scrollToStart()
    scrolledView.current = viewKey
  }, [viewKey, scrollToStart])

  // Continuous mode has its height only when the total is known.
  const hasHeight = state.continuous && count > 0
  const hasCursor = cursor !== null
  useLayoutEffect(() => {
    // Without a cursor it begins with the page in the URL. On return the saved position applies instead.
    if (!hasHeight || hasCursor || state.page === 0 || scroller.current?.scrollTop !== 0) return
    scrollTo(count - 1)
    scrollTo(state.page * state.size)
    // oxlint-disable-next-line react/exhaustive-deps -- when it gets its height, not when its rows grow in number
  }, [hasHeight, viewKey])
  const cursorRowIndex = cursor?.row
  const cursorColumn = cursor?.column
  const scrollToCell = useCallback(
    (row: number, column: number) => {
      if (row >= topCount) scrollTo(row - topCount)
      return requestAnimationFrame(() =>
        document.getElementById(getCellId(row, column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      )
    },
    [topCount, scrollTo, getCellId],
  )
  useEffect(() => {
    if (cursorRowIndex === undefined || cursorColumn === undefined) return
    // During auto refresh rows arrive above: the view must not move.
    if (scroller.current?.dataset['still'] !== undefined) return
    const frame = scrollToCell(cursorRowIndex, cursorColumn)
    return () => cancelAnimationFrame(frame)
  }, [scroller, cursorRowIndex, cursorColumn, scrollToCell, viewKey, hasHeight])
  return scrollToCell
}
