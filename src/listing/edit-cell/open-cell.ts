/** Opens the editor over a cell, or says why the cell cannot be edited. */
import { getDisabledReason } from '#commands/command-item.ts'
import { getCommandContext, whenRegistryLoaded } from '#commands/runtime.ts'
import { loadFormDefinition } from '#forms/form-screens.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'
import type { ListModel } from '#listing/model.ts'
import { getRowEdits, openCellStore } from './cell-edits.ts'
import { findCellField } from './cell-field.ts'

/** The reason of a list whose records no form edits. */
export const NO_FORM_REASON = 'Esta lista não se edita: ela não tem formulário'

/** A cell on the screen, by its display row and its visible column, both 0-based. */
export interface CellPosition {
  row: number
  column: number
}

/**
 * Opens the editor over the cell for these records. Returns null, or the reason why it does not open. Rejects if the
 * code of the form does not load.
 */
export async function openCell(
  list: ListModel,
  position: CellPosition,
  selectedIds: readonly number[] = [],
): Promise<string | null> {
  const { definition } = list
  const { resource } = definition
  const row = list.rows[position.row]
  const column = list.columns[position.column]
  const setter = (await whenRegistryLoaded()).get(`${resource.id}.alterar`)
  if (!setter || definition.fixedInput) return NO_FORM_REASON
  if (!row || !column) return 'Leve o cursor a uma linha'
  if (!isRecordId(row.id)) return NO_ID_REASON
  const form = await loadFormDefinition(resource)
  const found = findCellField(form.fieldDefinitions, column)
  if ('reason' in found) return found.reason
  if (getRowEdits(resource, row.id)?.[column.field]?.status === 'pending')
    return `${found.field.label} de #${row.id} ainda está sendo gravado`
  const ids = selectedIds.length > 1 ? selectedIds : [row.id]
  const disabledReason = getDisabledReason(setter, { ids, campo: found.name }, getCommandContext())
  if (disabledReason !== null) return disabledReason
  openCellStore.set({ list: definition, form, ...found, column: column.field, row, ids })
  return null
}
