/**
 * Which rows are drawn of as many as there are: their height is fixed, so that nothing is measured and a million of
 * them cost what a hundred do. Chromium lays out no more than 33,554,428 px (case G2): beyond MOST_HEIGHT the scrollbar
 * is scaled, and every row can still be reached.
 */

/** px of all rows together, at most. */
export const MAX_SCROLL_HEIGHT_PX = 16_000_000
/** Rows drawn above and below those in sight. */
export const OVERSCAN = 1
/** The drawn rows change by so many at a time: not for every row that is scrolled by. */
const WINDOW_STEP = 2

/** The height of a scroller that has not been measured, px. */
export const UNMEASURED = -1

/** What the place of the drawn rows is reckoned from. */
export interface WindowShape {
  rowCount: number
  /** px */
  rowHeight: number
  /** Of the scroller without the head and the rows on top, px. */
  viewportHeight: number
}

/** What is drawn: rows from `first` to before `end`, the first of them `above` px below the head. */
export interface RowWindow {
  first: number
  end: number
  offsetTop: number
}

/** px of content that one px of the scrollbar stands for; 1 where nothing is scaled. */
export function getScrollScale({ rowCount, rowHeight, viewportHeight }: WindowShape): number {
  const full = rowCount * rowHeight
  return full <= MAX_SCROLL_HEIGHT_PX ? 1 : (full - viewportHeight) / (MAX_SCROLL_HEIGHT_PX - viewportHeight)
}

/** px that all rows take in the scroller. */
export const getContentHeight = ({ rowCount: count, rowHeight }: WindowShape): number =>
  Math.min(count * rowHeight, MAX_SCROLL_HEIGHT_PX)

/**
 * How many rows are drawn: none before the height is known, so that none is drawn twice; then the same number wherever
 * it is scrolled to, so that a row that leaves gives its element to one that comes. At the top, where a page begins and
 * each row counts in what it costs, no more than are seen and the next one.
 */
export const getRenderedCount = (
  { rowCount: count, rowHeight, viewportHeight: height }: WindowShape,
  isScrolled = true,
): number =>
  height === UNMEASURED
    ? 0
    : Math.min(count, Math.ceil(height / rowHeight) + OVERSCAN + (isScrolled ? WINDOW_STEP + OVERSCAN : 0))

/** The rows to draw at this place of the scrollbar, px. */
export function getRowWindow(shape: WindowShape, scrollTop: number): RowWindow {
  const { rowCount, rowHeight } = shape
  const scale = getScrollScale(shape)
  const drawn = getRenderedCount(shape, scrollTop > 0)
  const offset = Math.max(0, scrollTop * scale)
  const seen = Math.floor(offset / rowHeight)
  const first = Math.max(0, Math.min(rowCount - drawn, Math.floor(seen / WINDOW_STEP) * WINDOW_STEP - OVERSCAN))
  const above = scale === 1 ? first * rowHeight : scrollTop - (offset - first * rowHeight)
  return { first, end: first + drawn, offsetTop: above }
}

/** The place of the scrollbar, px, at which this row is in sight, moved as little as can be. */
export function getScrollTopFor(shape: WindowShape, scrollTop: number, index: number): number {
  const { rowHeight, viewportHeight } = shape
  const scale = getScrollScale(shape)
  const offset = scrollTop * scale
  const top = index * rowHeight
  if (top < offset) return top / scale
  return top + rowHeight > offset + viewportHeight ? Math.max(0, (top + rowHeight - viewportHeight) / scale) : scrollTop
}

/** The first row in sight at this place of the scrollbar, 0-based. */
export const getFirstVisibleRow = (shape: WindowShape, scrollTop: number): number =>
  Math.max(0, Math.min(shape.rowCount - 1, Math.floor((scrollTop * getScrollScale(shape)) / shape.rowHeight)))
