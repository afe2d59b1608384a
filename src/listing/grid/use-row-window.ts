/** The rows drawn of a table, in step with its scroller (row-window.ts). */
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { textScale } from '#ui/theme/text-scale.ts'
import { createStore, type Store } from '#lib/kept/store.ts'
import { drawnOf, scrollTopFor, UNKNOWN, windowAt, type RowWindow, type WindowShape } from './row-window.ts'

interface Asked {
  count: number
  /** px */
  rowHeight: number
  /** Of the head and the rows on top, px. */
  topHeight: number
  /** All of them, for paper. */
  all: boolean
}

/** What the table knows of its scroller; which rows are drawn is heard by those alone who draw them. */
export interface ScrolledRows {
  shape: WindowShape
  all: boolean
  /** How many rows are drawn. */
  drawn: number
  /** The place of the scrollbar that they are drawn for, px. */
  place: Store<number>
  /** Of the scroller, px; 0 before it is known. */
  width: number
  /** Goes to the first row. */
  toStart(): void
  /** Brings a row into sight; 0-based. */
  scrollTo(index: number): void
  /** To be called when the scroller is scrolled. */
  onScroll(): void
}

/** A row's control that has the focus leaves with its row: the table keeps the focus. */
function keepFocus(scroller: HTMLElement, topCount: number, next: RowWindow) {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row]')
  if (!row || !scroller.contains(row)) return
  const index = Number(row.dataset['row']) - topCount
  if (index >= 0 && (index < next.first || index >= next.end)) row.closest('table')?.focus({ preventScroll: true })
}

/** Acts on the scroller as it was last drawn. */
function createControl() {
  const place = createStore(0)
  let top = 0
  let drawn: { element: HTMLElement; shape: WindowShape; topCount: number } | null = null
  function show(scrollTop: number) {
    if (!drawn) return
    const { element, shape, topCount } = drawn
    const before = windowAt(shape, place.get())
    const next = windowAt(shape, scrollTop)
    // While there are none all places look alike, and what was said to be drawn there would be kept for those that
    // come.
    if (next.end > 0 && before.first === next.first && before.end === next.end && before.above === next.above) return
    keepFocus(element, topCount, next)
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
      show(top)
    },
    /** Asked for its place, or told it, the scroller would be laid out in the middle of the drawing. */
    settle() {
      if (top > 0) this.onScroll()
      else show(0)
    },
    toStart() {
      if (drawn && top > 0) drawn.element.scrollTop = 0
    },
    scrollTo(index: number) {
      if (!drawn) return
      const { element, shape } = drawn
      const wanted = scrollTopFor(shape, element.scrollTop, index)
      if (Math.abs(wanted - element.scrollTop) < 0.5) return
      element.scrollTop = wanted
      top = element.scrollTop
      show(top)
    },
  }
}

/** Of the last table, px: that of the next list has the same more often than not, and is drawn in one go then. */
let lastSize = { width: 0, height: 0 }
/** px of the menu beside it (ui/README §3). */
const MENU = 232 * textScale
/** The same width, for whoever draws no rows; the window's beside its menu before there was a table. */
export const tableWidth = createStore(
  globalThis.innerWidth < 900 * textScale ? innerWidth : globalThis.innerWidth - MENU,
)

/** Follows the scroller's place and size. */
export function useScrolledRows(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, topHeight, topCount, all }: Asked & { topCount: number },
): ScrolledRows {
  const [size, setSize] = useState(lastSize)
  const shape = { count, rowHeight, height: size.height === 0 ? UNKNOWN : Math.max(0, size.height - topHeight) }
  const [control] = useState(createControl)
  useLayoutEffect(() => {
    control.follow(scroller.current, shape, topCount)
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (lastSize.width !== width || lastSize.height !== height) lastSize = { width, height }
      setSize(lastSize)
      tableWidth.set(width)
    }
    // Asked for its size, the new page would be laid out in the middle of the drawing: where the last table's is known
    // the observer tells of another one once the frame is laid out, and before it is painted.
    if (lastSize.height === 0) measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  // Fewer rows, or lower ones: the browser has moved the scrollbar by itself.
  useEffect(() => control.settle(), [control, count, rowHeight, topHeight])

  const { place, toStart, scrollTo, onScroll } = control
  return { shape, all, drawn: all ? count : drawnOf(shape), place, width: size.width, toStart, scrollTo, onScroll }
}

/** The rows to draw now; whoever calls this is drawn again as they change. */
export function useRowWindow({ place, shape, all }: ScrolledRows): RowWindow {
  const at = useSyncExternalStore(place.subscribe, place.get)
  return all ? { first: 0, end: shape.count, above: 0 } : windowAt(shape, at)
}
