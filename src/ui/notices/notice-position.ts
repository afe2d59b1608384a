/**
 * Where notices stand, so that nothing that is pressed or typed into is covered: near the window's top right
 * (ui/README §5).
 */

/** px from the left and the top of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** px */
export interface BoxSize {
  width: number
  height: number
}

/** px from the window's top and right edge. */
export interface NoticePosition {
  top: number
  right: number
}

/** px between notices and what they stand below, and what they stand beside. */
const GAP_PX = { top: 4, side: 8 }
/** Of the window's height: further down they are no notices at its top right any more. */
const MAX_TOP_RATIO = 0.33

/** True where notices of this size cover none of these. */
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
 * The free place nearest to the top right: below what stands there, else beside it, else further down; null for none.
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
 * The first of these sizes that has a free place in the head of a page, and that place; null for none. What stands above
 * and below the head is never covered: rows, cards and boxes are what the notices speak of.
 */
export function positionInHeader(
  sizes: readonly BoxSize[],
  view: BoxSize,
  head: Box,
  taken: readonly Box[],
): { size: BoxSize; place: NoticePosition } | null {
  const above = { left: 0, top: 0, right: view.width, bottom: head.top }
  const below = { left: 0, top: head.bottom, right: view.width, bottom: view.height }
  for (const size of sizes) {
    const place = findFreePosition(size, view, [...taken, above, below])
    if (place) return { size, place }
  }
  return null
}
