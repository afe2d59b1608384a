/**
 * Says where the editor of a cell lies: over the cell as it is drawn now, wherever the table is scrolled to. Cells are
 * measured and not computed, so that pinned rows and columns, continuous mode and a scaled scrollbar need no rules.
 */

/** A part of the window, px. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the editor lies in the window, px. */
export interface EditorPlace {
  left: number
  top: number
  width: number
  /** The height of the control, that of the cell; null while the cell is not drawn. */
  controlHeight: number | null
  /** The cell is out of view, or not drawn: the editor stays at the edge where the cell has left. */
  isDocked: boolean
}

interface PlaceOptions {
  /** The cell; null while it is not drawn. */
  cell: Box | null
  /** Where the editor lies now; null before its first place. */
  previous: Box | null
  /** The part of the window in which cells of this row and column can be seen. */
  area: Box
  /** What the control needs, px. */
  minWidth: number
  /** The height of the editor with its notes, px. */
  height: number
  windowHeight: number
  /** The editor of a right-aligned cell grows to the left. */
  isRightAligned: boolean
}

/** The editor keeps this distance from the lower edge of the window, px. */
const WINDOW_MARGIN_PX = 8

/** At least as wide as the cell, inside the area, and never below the edge of the window. */
export function placeOverCell(options: PlaceOptions): EditorPlace {
  const { cell, previous, area, minWidth, height, windowHeight, isRightAligned } = options
  const box = cell ?? previous ?? { ...area, right: area.left, bottom: area.top }
  const boxHeight = cell ? cell.bottom - cell.top : 0
  const width = Math.min(Math.max(cell ? cell.right - cell.left : 0, minWidth), area.right - area.left)
  const left = isRightAligned && cell ? cell.right - width : box.left
  const lowest = Math.min(area.bottom - boxHeight, windowHeight - WINDOW_MARGIN_PX - height)
  return {
    left: clamp(left, area.left, area.right - width),
    top: clamp(box.top, area.top, lowest),
    width,
    controlHeight: cell ? boxHeight : null,
    isDocked: cell === null || !isCentreInside(cell, area),
  }
}

/** The lower limit counts if the limits exclude each other. */
const clamp = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(value, highest))

function isCentreInside({ left, top, right, bottom }: Box, area: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > area.left && x < area.right && y > area.top && y < area.bottom
}

/** The cell at this display row and column, both 0-based; null if it is not drawn. */
export const findDrawnCell = (grid: Element, row: number, column: number): HTMLElement | null =>
  grid.querySelector(`tr[data-row="${row}"]:not([aria-hidden]) > td[aria-colindex="${column + 2}"]`)

/**
 * The part of the window in which this cell can be seen: between the header, the pinned rows and columns, and the
 * commands at the edge. Without a cell it is where the rows are.
 */
export function measureArea(grid: Element, cell: HTMLElement | null): Box {
  const scroller = grid.parentElement ?? grid
  const { left, top } = scroller.getBoundingClientRect()
  const area = { left, top, right: left + scroller.clientWidth, bottom: top + scroller.clientHeight }
  const partsAbove = cell?.closest('.list-pinned-rows') ? 'thead' : 'thead, .list-pinned-rows'
  for (const part of grid.querySelectorAll(partsAbove))
    area.top = Math.max(area.top, part.getBoundingClientRect().bottom)
  for (const sibling of cell?.parentElement?.children ?? []) {
    const box = sibling.getBoundingClientRect()
    if (sibling.matches('[data-pinned-column]') && !cell?.matches('[data-pinned-column]'))
      area.left = Math.max(area.left, box.right)
    if (sibling.matches('.list-actions') && grid.hasAttribute('data-over')) area.right = Math.min(area.right, box.left)
  }
  return area
}
