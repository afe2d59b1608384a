/**
 * Computes which rows of a table are drawn. The row height is fixed, so that nothing is measured and a million rows
 * cost what a hundred do. Chromium lays out no more than 33,554,428 px (case G2): beyond MAX_SCROLL_HEIGHT_PX the
 * scrollbar is scaled, and every row can still be reached.
 */

/** Maximum height of all rows together, px. */
export const MAX_SCROLL_HEIGHT_PX = 16_000_000
/** Rows drawn above and below the visible ones. */
export const OVERSCAN = 1
/** The drawn rows change by this many at a time, not with every row that is scrolled past. */
const WINDOW_STEP = 2

/** The height of a scroller that has not been measured, px. */
export const UNMEASURED = -1

/** What the position of the drawn rows depends on. */
export interface WindowShape {
  rowCount: number
  /** The height of one row, px. */
  rowHeight: number
  /** px of the scroller without header and pinned rows. */
  viewportHeight: number
}

/** The rows to draw: from `first` to before `end`; the first is `offsetTop` px below the header. */
export interface RowWindow {
  first: number
  end: number
  offsetTop: number
}

/** Returns the px of content per px of the scrollbar; 1 if nothing is scaled. */
export function getScrollScale({ rowCount, rowHeight, viewportHeight }: WindowShape): number {
  const full = rowCount * rowHeight
  return full <= MAX_SCROLL_HEIGHT_PX ? 1 : (full - viewportHeight) / (MAX_SCROLL_HEIGHT_PX - viewportHeight)
}

/** Returns the height of all rows in the scroller, px. */
export const getContentHeight = ({ rowCount: count, rowHeight }: WindowShape): number =>
  Math.min(count * rowHeight, MAX_SCROLL_HEIGHT_PX)

/**
 * Returns how many rows are drawn: none before the height is known, so that no row is drawn twice. Then the same number
 * at every scroll position, so that a row that leaves hands its element to one that arrives. At the top, where a page
 * begins and each row adds to its cost, only the visible rows and the next one.
 */
export const getRenderedCount = (
  { rowCount: count, rowHeight, viewportHeight: height }: WindowShape,
  isScrolled = true,
): number =>
  height === UNMEASURED
    ? 0
    : Math.min(count, Math.ceil(height / rowHeight) + OVERSCAN + (isScrolled ? WINDOW_STEP + OVERSCAN : 0))

/** Returns the rows to draw at this scroll position (px). */
export function getRowWindow(shape: WindowShape, scrollTop: number): RowWindow {
  const { rowCount, rowHeight } = shape
  const scale = getScrollScale(shape)
  const renderedCount = getRenderedCount(shape, scrollTop > 0)
  const offset = Math.max(0, scrollTop * scale)
  const firstVisible = Math.floor(offset / rowHeight)
  const first = Math.max(
    0,
    Math.min(rowCount - renderedCount, Math.floor(firstVisible / WINDOW_STEP) * WINDOW_STEP - OVERSCAN),
  )
  const offsetTop = scale === 1 ? first * rowHeight : scrollTop - (offset - first * rowHeight)
  return { first, end: first + renderedCount, offsetTop }
}

/** Returns the scroll position (px) that makes the row visible with the least movement. */
export function getScrollTopFor(shape: WindowShape, scrollTop: number, index: number): number {
  const { rowHeight, viewportHeight } = shape
  const scale = getScrollScale(shape)
  const offset = scrollTop * scale
  const top = index * rowHeight
  if (top < offset) return top / scale
  return top + rowHeight > offset + viewportHeight ? Math.max(0, (top + rowHeight - viewportHeight) / scale) : scrollTop
}

/** Returns the 0-based index of the first visible row at this scroll position (px). */
export const getFirstVisibleRow = (shape: WindowShape, scrollTop: number): number =>
  Math.max(0, Math.min(shape.rowCount - 1, Math.floor((scrollTop * getScrollScale(shape)) / shape.rowHeight)))
