/**
 * Columns by mouse: dragging the edge of a header resizes the column, a double click fits it, dragging the header moves
 * it.
 */
import { clampWidth } from '#listing/url-state/column-layout.ts'
import type { Column } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { fitColumn, moveColumnBeside, setColumnWidth } from './column-actions.ts'
import './drag.css'

/** px that the pointer must move before a press becomes a drag instead of a click. */
const DRAG_THRESHOLD_PX = 5

/** The space between the tracks of a grid template, but not a space within parentheses. */
const TRACK_SEPARATOR = / (?![^(]*\))/

/** Events that a press is followed with until it ends. */
const PRESS_EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'keydown'] as const

const getColumnIndex = (header: Element) => Number(header.getAttribute('aria-colindex')) - 2
const findColumn = (list: ListModel, header: Element): Column | undefined => list.columns[getColumnIndex(header)]

/** Calls `onMove` on every move of this press and `onEnd` at its end, with null if it was cancelled. */
function trackPointer(
  start: PointerEvent,
  onMove: (event: PointerEvent) => void,
  onEnd: (event: PointerEvent | null) => void,
) {
  const handleEvent = (event: PointerEvent | KeyboardEvent) => {
    if ('key' in event ? event.key !== 'Escape' : event.pointerId !== start.pointerId) return
    if (event.type === 'pointermove') return onMove(event as PointerEvent)
    for (const type of PRESS_EVENTS) removeEventListener(type, handleEvent, true)
    onEnd(event.type === 'pointerup' ? (event as PointerEvent) : null)
  }
  for (const type of PRESS_EVENTS) addEventListener(type, handleEvent, true)
}

/** Starts a press on the edge of a header: the column follows the pointer and gets its width on release. */
export function startColumnResize(list: ListModel, header: HTMLTableCellElement, start: PointerEvent): void {
  const column = findColumn(list, header)
  const grid = list.gridRef.current
  if (!column || !grid) return
  const { cellIndex, offsetWidth: width } = header
  const before = { tracks: header.parentElement?.style.gridTemplateColumns ?? '', width: grid.style.minWidth }
  function applyTracks(tracks: string, minWidth: string) {
    if (!grid) return
    grid.style.minWidth = minWidth
    for (const row of grid.rows) row.style.gridTemplateColumns = tracks
  }
  const getWidthAt = ({ clientX }: PointerEvent) => clampWidth(width + clientX - start.clientX)
  trackPointer(
    start,
    // Before the release only the table's element changes: the URL takes one width, not each of them.
    (event) =>
      applyTracks(
        before.tracks
          .split(TRACK_SEPARATOR)
          .with(cellIndex, `${getWidthAt(event)}px`)
          .join(' '),
        `${Number.parseFloat(before.width) + getWidthAt(event) - width}px`,
      ),
    (event) => {
      applyTracks(before.tracks, before.width)
      if (event && Math.abs(event.clientX - start.clientX) > 1) setColumnWidth(list, column.field, getWidthAt(event))
    },
  )
}

/** Fits a column after a double click on its edge. */
export function fitColumnAtEdge(list: ListModel, header: HTMLElement): void {
  const column = findColumn(list, header)
  if (column) fitColumn(list, column.field)
}

/** Starts a press on a header: beyond a few pixels it is a drag, and the column goes where it is dropped. */
export function startColumnDrag(list: ListModel, header: HTMLElement, start: PointerEvent): void {
  const column = findColumn(list, header)
  if (!column) return
  let targetColumn: { header: HTMLElement; side: 'before' | 'after' } | null = null
  const clearDropMark = () => delete targetColumn?.header.dataset['drop']
  trackPointer(
    start,
    ({ clientX }) => {
      if (!header.dataset['dragged'] && Math.abs(clientX - start.clientX) < DRAG_THRESHOLD_PX) return
      header.dataset['dragged'] = 'true'
      clearDropMark()
      const headers = header.parentElement?.querySelectorAll<HTMLElement>('th[aria-colindex]') ?? []
      const found = [...headers].find((candidate) => {
        const { left, right } = candidate.getBoundingClientRect()
        return findColumn(list, candidate) && clientX >= left && clientX < right
      })
      targetColumn = null
      if (!found || found === header) return
      const { left, width } = found.getBoundingClientRect()
      targetColumn = { header: found, side: clientX < left + width / 2 ? 'before' : 'after' }
      found.dataset['drop'] = targetColumn.side
    },
    (event) => {
      if (!header.dataset['dragged']) return
      delete header.dataset['dragged']
      clearDropMark()
      // The press may end in a click, which would sort. The click comes at once or not at all.
      const clickBlocker = new AbortController()
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: clickBlocker.signal })
      setTimeout(() => clickBlocker.abort(), 0)
      const target = event && targetColumn && findColumn(list, targetColumn.header)
      if (target && targetColumn) moveColumnBeside(list, column.field, target.field, targetColumn.side)
    },
  )
}
