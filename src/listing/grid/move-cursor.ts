/** Cursor movement inside the grid (commands/keys/README §5), as a pure function of the key and the cursor. */

/** Row -1 is the header. Row and column are 0-based, within the page and the visible columns. */
export interface GridCursor {
  row: number
  column: number
}

/** The area in which the cursor moves. */
export interface GridShape {
  rowCount: number
  columnCount: number
  /** The first row below the pinned ones, which never leave the screen. */
  firstUnpinnedRow: number
  /** Whole rows that fit on the screen, for PageUp and PageDown. */
  visibleRows: number
}

/** A key press, as far as movement depends on it. */
export interface GridKey {
  key: string
  isShift: boolean
  /** Ctrl, or ⌘ on macOS. */
  isMod: boolean
}

/** Clamps an index to 0..last; 0 if `last` is negative. */
const clamp = (index: number, last: number) => Math.min(Math.max(index, 0), Math.max(0, last))

/** Returns the new cursor; null for a key that moves nothing. Movement never changes the page. */
export function moveCursor({ key, isShift, isMod }: GridKey, cursor: GridCursor, shape: GridShape): GridCursor | null {
  const last = { row: shape.rowCount - 1, column: shape.columnCount - 1 }
  // Without rows (they are removed while the list loads) the cursor stays where it is.
  const moveToRow = (row: number): GridCursor =>
    shape.rowCount > 0 ? { ...cursor, row: clamp(row, last.row) } : cursor
  if (isMod) {
    if (key === 'Home') return moveToRow(shape.firstUnpinnedRow)
    if (key === 'End') return moveToRow(last.row)
    return null
  }
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return moveToRow(cursor.row + 1)
    case 'ArrowUp':
    case 'k':
      return cursor.row <= 0 ? (isShift ? moveToRow(0) : { ...cursor, row: -1 }) : moveToRow(cursor.row - 1)
    case 'PageDown':
      return isShift ? null : moveToRow(cursor.row + shape.visibleRows)
    case 'PageUp':
      return isShift ? null : moveToRow(cursor.row - shape.visibleRows)
    // In the header, Shift and an arrow change the column's width (commands/keys/README §5).
    case 'ArrowRight':
      return isShift && cursor.row === -1 ? null : { ...cursor, column: clamp(cursor.column + 1, last.column) }
    case 'ArrowLeft':
      return isShift && cursor.row === -1 ? null : { ...cursor, column: clamp(cursor.column - 1, last.column) }
    case 'Home':
      return { ...cursor, column: 0 }
    case 'End':
      return { ...cursor, column: last.column }
    default:
      return null
  }
}
