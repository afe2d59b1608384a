/** What is seen of a list while rows come in above it: the row at the top of the table stays where it stands. */
import { firstSeen, scaleOf, type WindowShape } from '#listing/grid/row-window.ts'
import type { ListModel } from '#listing/model.ts'
import { recordPlace } from './long-cursor.ts'

/** Frames for which a change may take to be drawn. */
const PATIENCE = 60

/** The rows that are seen, by their places beneath those on top: from `first` to before `end`. */
export interface Seen {
  first: number
  end: number
}

/** The place of the scrollbar, and what its rows are reckoned from; null where no row is drawn. */
function viewOf({ gridRef, centreCount }: ListModel): { scroller: HTMLElement; shape: WindowShape } | null {
  const scroller = gridRef.current?.parentElement
  const rowHeight = scroller?.querySelector<HTMLElement>('.list-rows > tr')?.offsetHeight
  if (!scroller || !rowHeight) return null
  const height = scroller.clientHeight - Number.parseFloat(scroller.style.scrollPaddingTop)
  return { scroller, shape: { count: centreCount, rowHeight, height } }
}

/** The rows that are seen. */
export function seenRows(list: ListModel): Seen {
  const view = viewOf(list)
  if (!view) return { first: 0, end: 0 }
  const first = firstSeen(view.shape, view.scroller.scrollTop)
  return { first, end: first + Math.ceil(view.shape.height / view.shape.rowHeight) + 1 }
}

/**
 * Changes the rows by `change`; as soon as they stand, the row at the top is where it was, but for the first of all.
 */
export function keepPlace(model: () => ListModel, change: () => void, stands: (list: ListModel) => boolean): void {
  const list = model()
  const view = viewOf(list)
  const { first } = seenRows(list)
  const id = list.rows[list.tops.length + first]?.id
  if (!view || first === 0 || id === undefined) return change()
  const { scroller, shape } = view
  const offset = scroller.scrollTop * scaleOf(shape)
  // The cursor's row has another place then, and is not gone to.
  scroller.dataset['still'] = ''
  change()
  let left = PATIENCE
  function settle() {
    const now = model()
    if (!stands(now) && left-- > 0) return requestAnimationFrame(settle)
    delete scroller.dataset['still']
    const place = recordPlace(now, id ?? 0) - now.tops.length
    const next = viewOf(now)
    if (!next || place < 0 || place === first) return
    scroller.scrollTop = (offset + (place - first) * shape.rowHeight) / scaleOf(next.shape)
    // The rows are chosen by this event, which the browser would send a frame later.
    scroller.dispatchEvent(new Event('scroll'))
  }
  requestAnimationFrame(settle)
}
