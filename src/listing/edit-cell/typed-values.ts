/** What was typed into the editor of a cell and is not stored, for the next time that it opens. */
import { createStore } from '#lib/storage/store.ts'
import { type CellEdit, getRowEdits, type OpenCell, setCellEdit } from './cell-edits.ts'

/** What was typed last for several records: the preview may have been left without an answer. */
const selectedEditStore = createStore<{ key: string; edit: CellEdit } | null>(null)

const getKey = ({ list, column, ids }: OpenCell) => `${list.resource.id} ${column} ${ids.join(' ')}`

/** Returns what was typed into this cell, or for these records; null if nothing was. */
export function getTypedValue(cell: OpenCell): CellEdit | null {
  const { list, row, column, ids } = cell
  if (ids.length === 1) return getRowEdits(list.resource, row.id)?.[column] ?? null
  const selectedEdit = selectedEditStore.get()
  return selectedEdit?.key === getKey(cell) ? selectedEdit.edit : null
}

/** Keeps what was typed; null forgets it. */
export function setTypedValue(cell: OpenCell, edit: CellEdit | null): void {
  if (cell.ids.length === 1) setCellEdit(cell.list.resource, cell.row.id, cell.column, edit)
  else selectedEditStore.set(edit && { key: getKey(cell), edit })
}
