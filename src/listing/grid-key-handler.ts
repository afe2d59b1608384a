/** The grid's own keys (commands/keys/README §5): movement, selection, sorting from the head. All others belong to commands. */
import type { KeyboardEvent } from 'react'
import { moveCursor } from './grid-keys.ts'
import type { ListModel } from './model.ts'
import { toggleRow } from './selection.ts'

/** Handles a key pressed in the grid; what is not the grid's is left for the command layer's listener. */
export function handleGridKey(event: KeyboardEvent, list: ListModel, screenRows: number) {
  if (event.nativeEvent.isComposing || event.altKey) return
  const { rows, columns, cursor, selection, gridRef } = list
  const mod = event.ctrlKey || event.metaKey
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const at = cursor ?? { row: 0, column: 0 }
  const shape = { rows: rows.length, columns: columns.length, screenRows }
  const next = moveCursor({ key, shift: event.shiftKey, mod }, at, shape)
  if (next) {
    event.preventDefault()
    gridRef.current?.focus()
    if (event.shiftKey && next.row !== at.row) {
      const range = rows.slice(Math.min(at.row, next.row), Math.max(at.row, next.row) + 1)
      list.setSelection(new Map([...selection, ...range.map((row) => [row.id, row] as const)]))
    }
    return list.setCursor(next)
  }
  if (event.target !== gridRef.current || event.repeat) return
  if (mod) {
    if (key !== 'a') return
    event.preventDefault()
    return list.setSelection(new Map(rows.map((row) => [row.id, row])))
  }
  if (key === 'Escape') {
    event.preventDefault()
    // First the selection goes, then the focus leaves the table.
    if (selection.size > 0) list.setSelection(new Map())
    else gridRef.current?.blur()
    return
  }
  const column = columns[at.column]
  if (at.row === -1 && (key === 'Enter' || key === ' ')) {
    event.preventDefault()
    if (column && column.sortable !== false) list.sortBy(column.field)
  } else if ((key === 'x' || key === ' ') && !event.shiftKey) {
    event.preventDefault()
    const row = rows[at.row]
    if (row) list.setSelection(toggleRow(selection, row))
  }
}
