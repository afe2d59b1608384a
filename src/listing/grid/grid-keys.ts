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
  rows: number
  columns: number
  /** The first row beneath those that stay on top, which never leave the screen. */
  first: number
  /** Whole rows that fit on the screen, for PageUp and PageDown. */
  screenRows: number
}

/** A press, as movement needs to know it. */
export interface GridKey {
  key: string
  shift: boolean
  /** Ctrl, or ⌘ on macOS. */
  mod: boolean
}

/** The place within 0 and `last`; 0 where that is before it. */
const within = (place: number, last: number) => Math.min(Math.max(place, 0), Math.max(0, last))

/** Where the cursor goes; null for a key that is no movement. Movement alone never changes the page. */
export function moveCursor({ key, shift, mod }: GridKey, at: GridCursor, shape: GridShape): GridCursor | null {
  const last = { row: shape.rows - 1, column: shape.columns - 1 }
  // Without rows, which go while they are read again, the cursor stays where it is.
  const toRow = (row: number): GridCursor => (shape.rows > 0 ? { ...at, row: within(row, last.row) } : at)
  if (mod) {
    if (key === 'Home') return toRow(shape.first)
    if (key === 'End') return toRow(last.row)
    return null
  }
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return toRow(at.row + 1)
    case 'ArrowUp':
    case 'k':
      return at.row <= 0 ? (shift ? toRow(0) : { ...at, row: -1 }) : toRow(at.row - 1)
    case 'PageDown':
      return shift ? null : toRow(at.row + shape.screenRows)
    case 'PageUp':
      return shift ? null : toRow(at.row - shape.screenRows)
    // In the header Shift and an arrow are the column's width (commands/keys/README §5).
    case 'ArrowRight':
      return shift && at.row === -1 ? null : { ...at, column: within(at.column + 1, last.column) }
    case 'ArrowLeft':
      return shift && at.row === -1 ? null : { ...at, column: within(at.column - 1, last.column) }
    case 'Home':
      return { ...at, column: 0 }
    case 'End':
      return { ...at, column: last.column }
    default:
      return null
  }
}
