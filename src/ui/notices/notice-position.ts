/** Finds a position for notices near the top right of the screen that covers no control (ui/README §5). */

/** Edges in px from the left and the top of the viewport. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Size in px. */
export interface BoxSize {
  width: number
  height: number
}

/** Distance in px from the top and the right edge of the viewport. */
export interface NoticePosition {
  top: number
  right: number
}

/** Gaps in px between notices and the boxes above them, and the boxes beside them. */
const GAP_PX = { top: 4, side: 8 }
/** Part of the viewport's height that is searched first: further down a notice no longer counts as top right. */
const MAX_TOP_RATIO = 0.33

/** True if a notice of this size at this position covers none of the boxes. */
export function isUncovered(
  { top, right }: NoticePosition,
  size: BoxSize,
  view: BoxSize,
  occupied: readonly Box[],
): boolean {
  const end = view.width - right
  return occupied.every(
    (box) => box.bottom <= top || top + size.height <= box.top || box.right <= end - size.width || end <= box.left,
  )
}

/**
 * The free position nearest to the top right: below the boxes there, else beside them, else further down; null if there
 * is none.
 */
export function findFreePosition(size: BoxSize, view: BoxSize, occupied: readonly Box[]): NoticePosition | null {
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  const rights = ascending([GAP_PX.side, ...occupied.map(({ left }) => view.width - left + GAP_PX.side)]).filter(
    (right) => right >= GAP_PX.side && right + size.width + GAP_PX.side <= view.width,
  )
  const tops = ascending([GAP_PX.top, ...occupied.map(({ bottom }) => bottom + GAP_PX.top)]).filter(
    (top) => top >= GAP_PX.top && top + size.height <= view.height,
  )
  for (const lowest of [view.height * MAX_TOP_RATIO, view.height])
    for (const right of rights)
      for (const top of tops)
        if (top <= lowest && isUncovered({ top, right }, size, view, occupied)) return { top, right }
  return null
}

/**
 * The first of these sizes that has a free position in the header of a page, with that position; null if none has. The
 * areas above and below the header are never covered: notices speak about the rows, cards and boxes there.
 */
export function findPositionInHeader(
  sizes: readonly BoxSize[],
  view: BoxSize,
  header: Box,
  occupied: readonly Box[],
): { size: BoxSize; place: NoticePosition } | null {
  const above = { left: 0, top: 0, right: view.width, bottom: header.top }
  const below = { left: 0, top: header.bottom, right: view.width, bottom: view.height }
  for (const size of sizes) {
    const place = findFreePosition(size, view, [...occupied, above, below])
    if (place) return { size, place }
  }
  return null
}
