/** The rows drawn of a table, in step with its scroller (row-window.ts). */
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { browserTextScale } from '#ui/theme/text-scale.ts'
import { createStore, type Store } from '#lib/storage/store.ts'
import {
  getRenderedCount,
  getScrollTopFor,
  UNMEASURED,
  getRowWindow,
  type RowWindow,
  type WindowShape,
} from './row-window.ts'

interface ScrolledRowsOptions {
  count: number
  /** px */
  rowHeight: number
  /** Of the head and the rows on top, px. */
  topHeight: number
  /** All of them, for paper. */
  rendersAll: boolean
}

/** What the table knows of its scroller; which rows are drawn is heard by those alone who draw them. */
export interface ScrolledRows {
  shape: WindowShape
  rendersAll: boolean
  /** How many rows are drawn. */
  renderedCount: number
  /** The place of the scrollbar that they are drawn for, px. */
  scrollTopStore: Store<number>
  /** Of the scroller, px; 0 before it is known. */
  width: number
  /** Goes to the first row. */
  scrollToStart(): void
  /** Brings a row into sight; 0-based. */
  scrollTo(index: number): void
  /** To be called when the scroller is scrolled. */
  onScroll(): void
}

/** A row's control that has the focus leaves with its row: the table keeps the focus. */
function moveFocusToTable(scroller: HTMLElement, topCount: number, next: RowWindow) {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row]')
  if (!row || !scroller.contains(row)) return
  const index = Number(row.dataset['row']) - topCount
  if (index >= 0 && (index < next.first || index >= next.end)) row.closest('table')?.focus({ preventScroll: true })
}

/** Acts on the scroller as it was last drawn. */
function createScrollControl() {
  const place = createStore(0)
  let top = 0
  let drawn: { element: HTMLElement; shape: WindowShape; topCount: number } | null = null
  function updateWindow(scrollTop: number) {
    if (!drawn) return
    const { element, shape, topCount } = drawn
    const before = getRowWindow(shape, place.get())
    const next = getRowWindow(shape, scrollTop)
    // While there are none all places look alike, and what was said to be drawn there would be kept for those that
    // come.
    if (next.end > 0 && before.first === next.first && before.end === next.end && before.offsetTop === next.offsetTop)
      return
    moveFocusToTable(element, topCount, next)
    // Drawn before this frame is painted: nothing blank comes into sight.
    place.set(scrollTop)
  }
  return {
    place,
    follow(element: HTMLElement | null, shape: WindowShape, topCount: number) {
      drawn = element && { element, shape, topCount }
    },
    onScroll() {
      if (!drawn) return
      top = drawn.element.scrollTop
      updateWindow(top)
    },
    /** Asked for its place, or told it, the scroller would be laid out in the middle of the drawing. */
    settle() {
      if (top > 0) this.onScroll()
      else updateWindow(0)
    },
    toStart() {
      if (drawn && top > 0) drawn.element.scrollTop = 0
    },
    scrollTo(index: number) {
      if (!drawn) return
      const { element, shape } = drawn
      const wanted = getScrollTopFor(shape, element.scrollTop, index)
      if (Math.abs(wanted - element.scrollTop) < 0.5) return
      element.scrollTop = wanted
      top = element.scrollTop
      updateWindow(top)
    },
  }
}

/** Of the last table, px: that of the next list has the same more often than not, and is drawn in one go then. */
let lastTableSize = { width: 0, height: 0 }
/** px of the menu beside it (ui/README §3). */
const SIDEBAR_WIDTH_PX = 232 * browserTextScale
/** The same width, for whoever draws no rows; the window's beside its menu before there was a table. */
export const tableWidthStore = createStore(
  globalThis.innerWidth < 900 * browserTextScale ? innerWidth : globalThis.innerWidth - SIDEBAR_WIDTH_PX,
)

/** Follows the scroller's place and size. */
export function useScrolledRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, topHeight, topCount, rendersAll }: ScrolledRowsOptions & { topCount: number },
): ScrolledRows {
  const [size, setSize] = useState(lastTableSize)
  const shape = {
    rowCount: count,
    rowHeight,
    viewportHeight: size.height === 0 ? UNMEASURED : Math.max(0, size.height - topHeight),
  }
  const [control] = useState(createScrollControl)
  useLayoutEffect(() => {
    control.follow(scroller.current, shape, topCount)
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measureScroller = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (lastTableSize.width !== width || lastTableSize.height !== height) lastTableSize = { width, height }
      setSize(lastTableSize)
      tableWidthStore.set(width)
    }
    // Asked for its size, the new page would be laid out in the middle of the drawing: where the last table's is known
    // the observer tells of another one once the frame is laid out, and before it is painted.
    if (lastTableSize.height === 0) measureScroller()
    const observer = new ResizeObserver(() => flushSync(measureScroller))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  // Fewer rows, or lower ones: the browser has moved the scrollbar by itself.
  useEffect(() => control.settle(), [control, count, rowHeight, topHeight])

  const { place, toStart, scrollTo, onScroll } = control
  return {
    shape,
    rendersAll,
    renderedCount: rendersAll ? count : getRenderedCount(shape),
    scrollTopStore: place,
    width: size.width,
    scrollToStart: toStart,
    scrollTo,
    onScroll,
  }
}

/** The rows to draw now; whoever calls this is drawn again as they change. */
export function useRowWindow({ scrollTopStore, shape, rendersAll }: ScrolledRows): RowWindow {
  const at = useSyncExternalStore(scrollTopStore.subscribe, scrollTopStore.get)
  return rendersAll ? { first: 0, end: shape.rowCount, offsetTop: 0 } : getRowWindow(shape, at)
}
