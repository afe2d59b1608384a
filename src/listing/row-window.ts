/**
 * Which rows are drawn of as many as there are: their height is fixed, so that nothing is measured and a million of them
 * cost what a hundred do. Chromium lays out no more than 33,554,428 px (case G2): beyond MOST_HEIGHT the scrollbar is
 * scaled, and every row can still be reached.
 */

/** px of all rows together, at most. */
export const MOST_HEIGHT = 16_000_000
/** Rows drawn above and below those in sight. */
export const SPARE = 6
/** The drawn rows change by so many at a time: not for every row that is scrolled by. */
const STEP = 3

export interface WindowShape {
  count: number
  /** px */
  rowHeight: number
  /** Of the scroller without the head and the rows on top, px. */
  height: number
}

/** What is drawn: rows from `first` to before `end`, and the px that the others take above and below. */
export interface RowWindow {
  first: number
  end: number
  above: number
  below: number
}

/** px of content that one px of the scrollbar stands for; 1 where nothing is scaled. */
export function scaleOf({ count, rowHeight, height }: WindowShape): number {
  const full = count * rowHeight
  return full <= MOST_HEIGHT ? 1 : (full - height) / (MOST_HEIGHT - height)
}

/** The rows to draw at this place of the scrollbar. */
export function windowAt(shape: WindowShape, scrollTop: number): RowWindow {
  const { count, rowHeight, height } = shape
  const scale = scaleOf(shape)
  const offset = Math.max(0, scrollTop * scale)
  const seen = Math.floor(offset / rowHeight)
  const first = Math.max(0, Math.min(count, Math.floor(seen / STEP) * STEP - SPARE))
  const end = Math.min(count, Math.ceil((seen + height / rowHeight) / STEP) * STEP + SPARE + 1)
  const above = scale === 1 ? first * rowHeight : Math.max(0, scrollTop - (offset - first * rowHeight))
  const total = Math.min(count * rowHeight, MOST_HEIGHT)
  return { first, end, above, below: Math.max(0, total - above - (end - first) * rowHeight) }
}

/** The place of the scrollbar at which this row is in sight, moved as little as can be. */
export function scrollTopFor(shape: WindowShape, scrollTop: number, index: number): number {
  const { rowHeight, height } = shape
  const scale = scaleOf(shape)
  const offset = scrollTop * scale
  const top = index * rowHeight
  if (top < offset) return top / scale
  return top + rowHeight > offset + height ? Math.max(0, (top + rowHeight - height) / scale) : scrollTop
}

/** The first row in sight at this place of the scrollbar, 0-based. */
export const firstSeen = (shape: WindowShape, scrollTop: number): number =>
  Math.max(0, Math.min(shape.count - 1, Math.floor((scrollTop * scaleOf(shape)) / shape.rowHeight)))
