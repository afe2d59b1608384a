/** Removes what a test has typed into cells: tests share a process, and so these values. */
import { getCellEdits, setCellEdit } from './cell-edits.ts'

/** Removes all typed values, saved or not. */
export function clearCellEdits(): void {
  for (const [key, edits] of getCellEdits()) {
    const [resourceId = '', id] = key.split(' ')
    for (const column of Object.keys(edits)) setCellEdit({ id: resourceId }, Number(id), column, null)
  }
}
