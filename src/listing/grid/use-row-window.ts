/** The window of drawn rows of a table, in step with its scroller (row-window.ts). */
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
  /** The height of one row, px. */
  rowHeight: number
  /** px of header and pinned rows. */
  topHeight: number
  /** True to draw all rows, for paper. */
  rendersAll: boolean
}

/** What the table knows of its scroller. Only the component that draws the rows subscribes to the window. */
export interface ScrolledRows {
  shape: WindowShape
  rendersAll: boolean
  /** Number of drawn rows. */
  renderedCount: number
  /** The scroll position that the rows are drawn for, px. */
  scrollTopStore: Store<number>
  /** Width of the scroller, px; 0 before it is known. */
  width: number
  /** Scrolls to the first row. */
  scrollToStart(): void
  /** Scrolls a row into view; 0-based index. */
  scrollTo(index: number): void
  /** Call on every scroll event of the scroller. */
  onScroll(): void
}

/** Moves the focus to the table if the focused control's row is no longer drawn. */
function moveFocusToTable(scroller: HTMLElement, topCount: number, next: RowWindow) {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row]')
  if (!row || !scroller.contains(row)) return
  const index = Number(row.dataset['row']) - topCount
  if (index >= 0 && (index < next.first || index >= next.end)) row.closest('table')?.focus({ preventScroll: true })
}

/** Makes the control of a scroller; it acts on the scroller of the last drawing. */
function createScrollControl() {
  const scrollTopStore = createStore(0)
  let top = 0
  let drawn: { element: HTMLElement; shape: WindowShape; topCount: number } | null = null
  function updateWindow(scrollTop: number) {
    if (!drawn) return
    const { element, shape, topCount } = drawn
    const before = getRowWindow(shape, scrollTopStore.get())
    const next = getRowWindow(shape, scrollTop)
    // Without rows all positions have the same window, and the position would stay that of an earlier list.
    if (next.end > 0 && before.first === next.first && before.end === next.end && before.offsetTop === next.offsetTop)
      return
    moveFocusToTable(element, topCount, next)
    // Drawn before the frame is painted, so that no blank area becomes visible.
    scrollTopStore.set(scrollTop)
  }
  return {
    scrollTopStore,
    attach(element: HTMLElement | null, shape: WindowShape, topCount: number) {
      drawn = element && { element, shape, topCount }
    },
    onScroll() {
      if (!drawn) return
      top = drawn.element.scrollTop
      updateWindow(top)
    },
    /** Reading or writing the scroll position here would force a layout during the drawing. */
    updateAfterLayout() {
      if (top > 0) this.onScroll()
      else updateWindow(0)
    },
    scrollToStart() {
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

/** Size of the last table, px: the next list mostly has the same, and is then drawn in one pass. */
const lastTableSizeStore = createStore({ width: 0, height: 0 })
/** px of the sidebar (ui/README §3). */
const SIDEBAR_WIDTH_PX = 232 * browserTextScale
/**
 * Width of the table, px, for code that draws no rows. Before the first table: the window's width beside the sidebar.
 */
export const tableWidthStore = createStore(
  globalThis.innerWidth < 900 * browserTextScale ? innerWidth : globalThis.innerWidth - SIDEBAR_WIDTH_PX,
)

/** Follows position and size of the scroller. */
export function useScrolledRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, topHeight, topCount, rendersAll }: ScrolledRowsOptions & { topCount: number },
): ScrolledRows {
  const [size, setSize] = useState(lastTableSizeStore.get)
  const shape = {
    rowCount: count,
    rowHeight,
    viewportHeight: size.height === 0 ? UNMEASURED : Math.max(0, size.height - topHeight),
  }
  const [control] = useState(createScrollControl)
  useLayoutEffect(() => {
    control.attach(scroller.current, shape, topCount)
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measureScroller = () => {
      const { clientWidth: width, clientHeight: height } = element
      const last = lastTableSizeStore.get()
      if (last.width !== width || last.height !== height) lastTableSizeStore.set({ width, height })
      setSize(lastTableSizeStore.get())
      tableWidthStore.set(width)
    }
    // Reading the size here would force a layout of the new page during the drawing. If the last table's size is known,
    // the observer reports a different one after layout and before paint.
    if (lastTableSizeStore.get().height === 0) measureScroller()
    const observer = new ResizeObserver(() => flushSync(measureScroller))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  // With fewer or lower rows the browser has moved the scrollbar by itself.
  useEffect(() => control.updateAfterLayout(), [control, count, rowHeight, topHeight])

  const { scrollTopStore, scrollToStart, scrollTo, onScroll } = control
  return {
    shape,
    rendersAll,
    renderedCount: rendersAll ? count : getRenderedCount(shape),
    scrollTopStore,
    width: size.width,
    scrollToStart,
    scrollTo,
    onScroll,
  }
}

/** Returns the rows to draw now. The calling component renders again when they change. */
export function useRowWindow({ scrollTopStore, shape, rendersAll }: ScrolledRows): RowWindow {
  const scrollTop = useSyncExternalStore(scrollTopStore.subscribe, scrollTopStore.get)
  return rendersAll ? { first: 0, end: shape.rowCount, offsetTop: 0 } : getRowWindow(shape, scrollTop)
}
