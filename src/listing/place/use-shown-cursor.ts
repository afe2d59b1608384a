/**
 * Where the table is scrolled to: its first row for another view, the cursor wherever that goes
 * (listing/place/README).
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ScrolledRows } from '#listing/grid/use-row-window.ts'
import type { ListModel } from '#listing/model.ts'

interface ShownCursor {
  list: ListModel
  scroller: RefObject<HTMLDivElement | null>
  scrolled: ScrolledRows
  /** The element's id of a cell. */
  cellId: (row: number, column: number) => string
}

/** Scrolls; gives what brings a cell into view, and the frame in which it does. */
export function useShownCursor({ list, scroller, scrolled, cellId }: ShownCursor) {
  const { state, cursor, viewKey } = list
  const { scrollTo, toStart } = scrolled
  const topCount = list.tops.length
  const count = list.centreCount
  // Another view begins at its first row, unless a cursor leads elsewhere.
  const scrolledView = useRef(viewKey)
  useLayoutEffect(() => {
    if (scrolledView.current !== viewKey) toStart()
    scrolledView.current = viewKey
  }, [viewKey, toStart])

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
        document.getElementById(cellId(row, column))?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      )
    },
    [topCount, scrollTo, cellId],
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
