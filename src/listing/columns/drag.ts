/**
 * Columns by mouse: the edge of a header makes it wider, a double click fits it, the header itself moves the column.
 */
import { fitWidth } from '#listing/address/column-layout.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { fit, moveBeside, setWidth } from './acts.ts'
import './drag.css'

/** px that the pointer must go before a press is a drag and no click. */
const THRESHOLD = 5

/** What stands between the tracks of a grid, but within the brackets of one. */
const BETWEEN = / (?![^(]*\))/

/** Heard until a press ends. */
const OF_A_PRESS = ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const

const placeOf = (header: Element) => Number(header.getAttribute('aria-colindex')) - 2
const columnOf = (list: ListModel, header: Element): Column | undefined => list.columns[placeOf(header)]

/** Calls `go` with every move of this press and `end` with its end; `end` gets null where it was broken off. */
function follow(start: PointerEvent, go: (event: PointerEvent) => void, end: (event: PointerEvent | null) => void) {
  const hear = (event: PointerEvent | KeyboardEvent) => {
    if ('key' in event ? event.key !== 'Escape' : event.pointerId !== start.pointerId) return
    if (event.type === 'pointermove') return go(event as PointerEvent)
    for (const type of OF_A_PRESS) removeEventListener(type, hear, true)
    end(event.type === 'pointerup' ? (event as PointerEvent) : null)
  }
  for (const type of OF_A_PRESS) addEventListener(type, hear, true)
}

/** A press on the edge of a header: the column follows the pointer, and gets its width where it is let go. */
export function dragEdge(list: ListModel, header: HTMLTableCellElement, start: PointerEvent): void {
  const column = columnOf(list, header)
  const grid = list.gridRef.current
  if (!column || !grid) return
  const { cellIndex, offsetWidth: width } = header
  const before = { tracks: header.parentElement?.style.gridTemplateColumns ?? '', width: grid.style.minWidth }
  function show(tracks: string, least: string) {
    if (!grid) return
    grid.style.minWidth = least
    for (const row of grid.rows) row.style.gridTemplateColumns = tracks
  }
  const at = ({ clientX }: PointerEvent) => fitWidth(width + clientX - start.clientX)
  follow(
    start,
    // Only the table's own element is told until it is let go: the address takes one width, not each of them.
    (event) =>
      show(
        before.tracks
          .split(BETWEEN)
          .with(cellIndex, `${at(event)}px`)
          .join(' '),
        `${Number.parseFloat(before.width) + at(event) - width}px`,
      ),
    (event) => {
      show(before.tracks, before.width)
      if (event && Math.abs(event.clientX - start.clientX) > 1) setWidth(list, column.field, at(event))
    },
  )
}

/** A double click on the edge. */
export function fitEdge(list: ListModel, header: HTMLElement): void {
  const column = columnOf(list, header)
  if (column) fit(list, column.field)
}

/** A press on a header: beyond a few pixels it is a drag, and the column goes where it is dropped. */
export function dragHeader(list: ListModel, header: HTMLElement, start: PointerEvent): void {
  const column = columnOf(list, header)
  if (!column) return
  let over: { header: HTMLElement; side: 'before' | 'after' } | null = null
  const clear = () => delete over?.header.dataset['drop']
  follow(
    start,
    ({ clientX }) => {
      if (!header.dataset['dragged'] && Math.abs(clientX - start.clientX) < THRESHOLD) return
      header.dataset['dragged'] = 'true'
      clear()
      const headers = header.parentElement?.querySelectorAll<HTMLElement>('th[aria-colindex]') ?? []
      const found = [...headers].find((one) => {
        const { left, right } = one.getBoundingClientRect()
        return columnOf(list, one) && clientX >= left && clientX < right
      })
      over = null
      if (!found || found === header) return
      const { left, width } = found.getBoundingClientRect()
      over = { header: found, side: clientX < left + width / 2 ? 'before' : 'after' }
      found.dataset['drop'] = over.side
    },
    (event) => {
      if (!header.dataset['dragged']) return
      delete header.dataset['dragged']
      clear()
      // The press may end in a click, which would sort: it comes at once or not at all.
      const swallow = new AbortController()
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: swallow.signal })
      setTimeout(() => swallow.abort(), 0)
      const target = event && over && columnOf(list, over.header)
      if (target && over) moveBeside(list, column.field, target.field, over.side)
    },
  )
}
