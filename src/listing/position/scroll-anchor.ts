/** What is seen of a list while rows come in above it: the row at the top of the table stays where it stands. */
import { getFirstVisibleRow, getScrollScale, type WindowShape } from '#listing/grid/row-window.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex } from './continuous-cursor.ts'

/** Frames for which a change may take to be drawn. */
const MAX_FRAMES = 60

/** The rows that are seen, by their places beneath those on top: from `first` to before `end`. */
export interface VisibleRows {
  first: number
  end: number
}

/** The place of the scrollbar, and what its rows are reckoned from; null where no row is drawn. */
function getViewport({ gridRef, centerCount }: ListModel): { scroller: HTMLElement; shape: WindowShape } | null {
  const scroller = gridRef.current?.parentElement
  const rowHeight = scroller?.querySelector<HTMLElement>('.list-rows > tr')?.offsetHeight
  if (!scroller || !rowHeight) return null
  const height = scroller.clientHeight - Number.parseFloat(scroller.style.scrollPaddingTop)
  return { scroller, shape: { rowCount: centerCount, rowHeight, viewportHeight: height } }
}

/** The rows that are seen. */
export function getVisibleRows(list: ListModel): VisibleRows {
  const view = getViewport(list)
  if (!view) return { first: 0, end: 0 }
  const first = getFirstVisibleRow(view.shape, view.scroller.scrollTop)
  return { first, end: first + Math.ceil(view.shape.viewportHeight / view.shape.rowHeight) + 1 }
}

/**
 * Changes the rows by `change`; as soon as they stand, the row at the top is where it was, but for the first of all.
 */
export function preserveScrollAnchor(
  getModel: () => ListModel,
  change: () => void,
  isApplied: (list: ListModel) => boolean,
): void {
  const list = getModel()
  const view = getViewport(list)
  const { first } = getVisibleRows(list)
  const id = list.rows[list.pinnedRows.length + first]?.id
  if (!view || first === 0 || id === undefined) return change()
  const { scroller, shape } = view
  const offset = scroller.scrollTop * getScrollScale(shape)
  // The cursor's row has another place then, and is not gone to.
  scroller.dataset['still'] = ''
  change()
  let left = MAX_FRAMES
  function restoreScroll() {
    const now = getModel()
    if (!isApplied(now) && left-- > 0) return requestAnimationFrame(restoreScroll)
    delete scroller.dataset['still']
    const index = findRecordIndex(now, id ?? 0) - now.pinnedRows.length
    const next = getViewport(now)
    if (!next || index < 0 || index === first) return
    scroller.scrollTop = (offset + (index - first) * shape.rowHeight) / getScrollScale(next.shape)
    // The rows are chosen by this event, which the browser would send a frame later.
    scroller.dispatchEvent(new Event('scroll'))
  }
  requestAnimationFrame(restoreScroll)
}
