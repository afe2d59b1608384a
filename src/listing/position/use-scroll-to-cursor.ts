/**
 * Where the table is scrolled to: its first row for another view, the cursor wherever that goes
 * (listing/position/README).
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ScrolledRows } from '#listing/grid/use-row-window.ts'
import type { ListModel } from '#listing/model.ts'

interface ScrollToCursorOptions {
  list: ListModel
  scroller: RefObject<HTMLDivElement | null>
  scrolled: ScrolledRows
  /** The element's id of a cell. */
  getCellId: (row: number, column: number) => string
}

/** Scrolls; gives what brings a cell into view, and the frame in which it does. */
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

  // One long table has its height only once it is counted.
  const stands = state.continuous && count > 0
  const isEntered = cursor !== null
  useLayoutEffect(() => {
    // Without a cursor it begins with the page that the address names; come back to, it stands where it stood.
    if (!stands || isEntered || state.page === 0 || scroller.current?.scrollTop !== 0) return
    scrollTo(count - 1)
    scrollTo(state.page * state.size)
    // oxlint-disable-next-line react/exhaustive-deps -- as it comes to stand, not as its rows grow in number
  }, [stands, viewKey])
  const cursorRow = cursor?.row
  const cursorColumn = cursor?.column
  const showCell = useCallback(
    (row: number, column: number) => {
      if (row >= topCount) scrollTo(row - topCount)
      return requestAnimationFrame(() =>
        document.getElementById(getCellId(row, column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      )
    },
    [topCount, scrollTo, getCellId],
  )
  useEffect(() => {
    if (cursorRow === undefined || cursorColumn === undefined) return
    // Of a followed list rows come in above: nothing moves under one's eyes.
    if (scroller.current?.dataset['still'] !== undefined) return
    const frame = showCell(cursorRow, cursorColumn)
    return () => cancelAnimationFrame(frame)
  }, [scroller, cursorRow, cursorColumn, showCell, viewKey, stands])
  return showCell
}
