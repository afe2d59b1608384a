/**
 * Keeps the view of a list still while auto refresh inserts rows above it: the row at the top of the table does not
 * move.
 */
import { getFirstVisibleRow, getScrollScale, type WindowShape } from '#listing/grid/row-window.ts'
import type { ListModel } from '#listing/model.ts'
import { findRecordIndex } from './continuous-cursor.ts'

/** Maximum of animation frames to wait until the change is drawn. */
const MAX_FRAMES = 60

/** The visible rows, by index below the pinned ones: from `first` to before `end`. */
export interface VisibleRows {
  first: number
  end: number
}

/** Returns the scroller and the shape of its rows; null if no row is drawn. */
function getViewport({ gridRef, centerCount }: ListModel): { scroller: HTMLElement; shape: WindowShape } | null {
  const scroller = gridRef.current?.parentElement
  const rowHeight = scroller?.querySelector<HTMLElement>('.list-rows > tr')?.offsetHeight
  if (!scroller || !rowHeight) return null
  const height = scroller.clientHeight - Number.parseFloat(scroller.style.scrollPaddingTop)
  return { scroller, shape: { rowCount: centerCount, rowHeight, viewportHeight: height } }
}

/** Returns the visible rows. */
export function getVisibleRows(list: ListModel): VisibleRows {
  const viewport = getViewport(list)
  if (!viewport) return { first: 0, end: 0 }
  const first = getFirstVisibleRow(viewport.shape, viewport.scroller.scrollTop)
  return { first, end: first + Math.ceil(viewport.shape.viewportHeight / viewport.shape.rowHeight) + 1 }
}

/**
 * Runs `change` and, as soon as `isApplied` is true, restores the position of the top row. Does nothing at the first
 * row.
 */
export function preserveScrollAnchor(
  getModel: () => ListModel,
  change: () => void,
  isApplied: (list: ListModel) => boolean,
): void {
  const list = getModel()
  const viewport = getViewport(list)
  const { first } = getVisibleRows(list)
  const id = list.rows[list.pinnedRows.length + first]?.id
  if (!viewport || first === 0 || id === undefined) return change()
  const { scroller, shape } = viewport
  const offset = scroller.scrollTop * getScrollScale(shape)
  // The cursor's row gets another index, which must not scroll the table to it.
  scroller.dataset['still'] = ''
  change()
  let framesLeft = MAX_FRAMES
  function restoreScroll() {
    const current = getModel()
    if (!isApplied(current) && framesLeft-- > 0) return requestAnimationFrame(restoreScroll)
    delete scroller.dataset['still']
    const index = findRecordIndex(current, id ?? 0) - current.pinnedRows.length
    const next = getViewport(current)
    if (!next || index < 0 || index === first) return
    scroller.scrollTop = (offset + (index - first) * shape.rowHeight) / getScrollScale(next.shape)
    // The scroll event selects the drawn rows. The browser would send it a frame later.
    scroller.dispatchEvent(new Event('scroll'))
  }
  requestAnimationFrame(restoreScroll)
}
