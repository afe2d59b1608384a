/** Sends a text before its record is read, and opens the editor again if the text is refused. */
import type { ListModel } from '#listing/model.ts'
import { getRowEdits, type OpenCell, openCellStore } from './cell-edits.ts'
import { saveCell } from './save-cell.ts'

/**
 * Sends the text of the cell. If it is refused, the editor opens again with the reason, unless the operator has pressed
 * anything since: the next key is meant for something else. Then the cell and the status line say it. Never rejects.
 */
export async function sendEarlyText(list: ListModel, cell: OpenCell, text: string): Promise<void> {
  const input = new AbortController()
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, () => input.abort(), { capture: true, signal: input.signal })
  await saveCell(cell, { text })
  const table = list.gridRef.current
  const isWaiting = !input.signal.aborted && table !== null && document.activeElement === table
  input.abort()
  if (!isWaiting || openCellStore.get() !== null) return
  if (getRowEdits(cell.list.resource, cell.row.id)?.[cell.column]?.status === 'refused') openCellStore.set(cell)
}
