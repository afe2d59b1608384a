/**
 * Cursor movement inside the grid (commands/keys/README §5), as a pure function of the key and the place of the cursor.
 */

/** Row -1 is the header; row and column are 0-based within the page and the visible columns. */
export interface GridCursor {
  row: number
  column: number
}

/** How much there is to move over. */
export interface GridShape {
  rowCount: number
  columnCount: number
  /** The first row beneath those that stay on top, which never leave the screen. */
  firstUnpinnedRow: number
  /** Whole rows that fit on the screen, for PageUp and PageDown. */
  visibleRows: number
}

/** A press, as movement needs to know it. */
export interface GridKey {
  key: string
  isShift: boolean
  /** Ctrl, or ⌘ on macOS. */
  isMod: boolean
}

/** The place within 0 and `last`; 0 where that is before it. */
const clamp = (index: number, last: number) => Math.min(Math.max(index, 0), Math.max(0, last))

/** Where the cursor goes; null for a key that is no movement. Movement alone never changes the page. */
export function moveCursor({ key, isShift, isMod }: GridKey, at: GridCursor, shape: GridShape): GridCursor | null {
  const last = { row: shape.rowCount - 1, column: shape.columnCount - 1 }
  // Without rows, which go while they are read again, the cursor stays where it is.
  const atRow = (row: number): GridCursor => (shape.rowCount > 0 ? { ...at, row: clamp(row, last.row) } : at)
  if (isMod) {
    if (key === 'Home') return atRow(shape.firstUnpinnedRow)
    if (key === 'End') return atRow(last.row)
    return null
  }
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return atRow(at.row + 1)
    case 'ArrowUp':
    case 'k':
      return at.row <= 0 ? (isShift ? atRow(0) : { ...at, row: -1 }) : atRow(at.row - 1)
    case 'PageDown':
      return isShift ? null : atRow(at.row + shape.visibleRows)
    case 'PageUp':
      return isShift ? null : atRow(at.row - shape.visibleRows)
    // In the header Shift and an arrow are the column's width (commands/keys/README §5).
    case 'ArrowRight':
      return isShift && at.row === -1 ? null : { ...at, column: clamp(at.column + 1, last.column) }
    case 'ArrowLeft':
      return isShift && at.row === -1 ? null : { ...at, column: clamp(at.column - 1, last.column) }
    case 'Home':
      return { ...at, column: 0 }
    case 'End':
      return { ...at, column: last.column }
    default:
      return null
  }
}
