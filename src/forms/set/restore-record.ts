/** Shows and runs the undo or redo of set fields (`restoration.ts`). */
import { createNotSentError } from '#api/errors.ts'
import { type CommandPreview, type CommandResult, ConflictResult } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { findSettableField, type FormFields } from '#forms/form-fields.ts'
import { loadFormDefinition } from '#forms/form-screens.ts'
import { ChangedSinceError, restoreSavedValues } from '#forms/undo/restore-saved-values.ts'
import { loadSavedValues, LOST_VALUES_TEXT } from '#forms/undo/saved-values.ts'
import { formatControlValue } from './control-text.ts'
import type { Restoration } from './restoration.ts'

/** The values that each record is to have; each record is checked when it is sent. */
export function previewRestoration(
  fields: FormFields,
  ids: readonly number[],
  { side, numbers }: Restoration,
): CommandPreview {
  const details = ids.map((id) => {
    const saved = loadSavedValues(String(numbers[id]))?.fields ?? []
    const texts = saved.map((each) => {
      const field = findSettableField(fields, each.name)
      return `${each.label}: ${field ? formatControlValue(field, each[side]) : ''}`
    })
    return { label: `#${id}`, value: texts.join('; ') || LOST_VALUES_TEXT }
  })
  return { details }
}

/** Restores the values of one record; a conflict if somebody else has changed them since. */
export async function restoreRecord(
  resource: Resource,
  id: number,
  { side, numbers }: Restoration,
): Promise<CommandResult> {
  const saved = loadSavedValues(String(numbers[id]))
  if (!saved) throw createNotSentError(LOST_VALUES_TEXT)
  try {
    return await restoreSavedValues(await loadFormDefinition(resource), id, saved, side)
  } catch (error) {
    // The message of a conflict names the record, and says that it was changed.
    if (error instanceof ChangedSinceError) return new ConflictResult(`mudou ${error.labels}`)
    throw error
  }
}
