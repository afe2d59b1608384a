/** The rows drawn of a table, in step with its scroller (row-window.ts). */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { scaleOf, scrollTopFor, SPARE, windowAt, type RowWindow, type WindowShape } from './row-window.ts'

interface Asked {
  count: number
  /** px */
  rowHeight: number
  /** Of the head and the rows on top, px. */
  topHeight: number
  /** All of them, for paper. */
  all: boolean
}

export interface ShownRows extends RowWindow {
  /** Elements that the rows share: a row's is that of its place among so many. */
  slots: number
  /** Of the scroller, px; 0 before it is known. */
  width: number
  shape: WindowShape
  /** Brings a row into sight; 0-based. */
  scrollTo(index: number): void
  /** To be called when the scroller is scrolled. */
  onScroll(): void
}

const isSame = (one: RowWindow, other: RowWindow) =>
  one.first === other.first && one.end === other.end && one.above === other.above && one.below === other.below

/** Acts on the scroller as it was last drawn; `show` draws the rows at a place of its scrollbar. */
function createControl(show: (scrollTop: number) => void) {
  let drawn: { element: HTMLElement; shape: WindowShape; shown: RowWindow } | null = null
  return {
    follow(element: HTMLElement | null, shape: WindowShape, shown: RowWindow) {
      drawn = element && { element, shape, shown }
    },
    onScroll() {
      if (!drawn) return
      const { element, shape, shown } = drawn
      const top = element.scrollTop
      const next = windowAt(shape, top)
      if (isSame(next, shown)) return
      // Far from what is drawn nothing but blank would be painted until React comes to it.
      const isFar = next.first >= shown.end - SPARE || next.end <= shown.first + SPARE || scaleOf(shape) > 1
      if (isFar) queueMicrotask(() => flushSync(() => show(top)))
      else show(top)
    },
    scrollTo(index: number) {
      if (!drawn) return
      const { element, shape } = drawn
      const top = scrollTopFor(shape, element.scrollTop, index)
      if (Math.abs(top - element.scrollTop) < 0.5) return
      element.scrollTop = top
      show(element.scrollTop)
    },
  }
}

/** Follows the scroller's place and size. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight, topHeight, all }: Asked,
): ShownRows {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [place, setPlace] = useState(0)
  const shape = { count, rowHeight, height: Math.max(0, size.height - topHeight) }
  const shown = all ? { first: 0, end: count, above: 0, below: 0 } : windowAt(shape, place)
  const [control] = useState(() => createControl(setPlace))
  useLayoutEffect(() => {
    control.follow(scroller.current, shape, shown)
  })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  // Fewer rows, or lower ones: the browser has moved the scrollbar by itself.
  useEffect(() => control.onScroll(), [control, count, rowHeight, topHeight])

  const slots = all ? count : Math.ceil(shape.height / rowHeight) + 2 * SPARE + 8
  return { ...shown, slots, width: size.width, shape, scrollTo: control.scrollTo, onScroll: control.onScroll }
}
