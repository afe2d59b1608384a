/**
 * What an undo or redo of set fields restores: for each record the number under which its values before and after are
 * stored, and the side that it is to have.
 */
import { ApiError } from '#api/errors.ts'
import { type CommandPreview, type CommandResult, ConflictResult, type PreviousValues } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { findSettableField, type FormFields } from '#forms/form-fields.ts'
import { loadFormDefinition } from '#forms/form-screens.ts'
import { ChangedSinceError, restoreSavedValues, type SavedSide } from '#forms/undo/restore-saved-values.ts'
import { loadSavedValues } from '#forms/undo/saved-values.ts'
import { formatControlValue } from './field-text.ts'

/** The side to restore, and the number of the stored values by record id. */
export interface Restoration {
  side: SavedSide
  numbers: Readonly<Record<string, number>>
}

/** Parses the argument of an undo or redo step; null for an action that is neither. */
export const parseRestoration = (text: string | undefined): Restoration | null =>
  text === undefined ? null : (JSON.parse(text) as Restoration)

/** The argument of the step that restores what an action replaced in these records, and the records; null for none. */
export function createRestoration(
  ids: readonly number[],
  numbers: PreviousValues,
): { ids: number[]; text: string } | null {
  const restorableIds = ids.filter((id) => numbers.has(id))
  const restoration: Restoration = {
    side: 'before',
    numbers: Object.fromEntries(restorableIds.map((id) => [id, numbers.get(id) ?? 0])),
  }
  return restorableIds.length === 0 ? null : { ids: restorableIds, text: JSON.stringify(restoration) }
}

/** The argument of the step that redoes what the step with this argument undid. */
export const reverseRestoration = (text: unknown): string =>
  JSON.stringify({ ...parseRestoration(String(text)), side: 'after' } satisfies Partial<Restoration>)

const LOST_TEXT = 'Os valores de antes não estão mais guardados'

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
    return { label: `#${id}`, value: texts.join('; ') || LOST_TEXT }
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
  if (!saved) throw new ApiError({ kind: 'not-sent', message: LOST_TEXT })
  try {
    return await restoreSavedValues(await loadFormDefinition(resource), id, saved, side)
  } catch (error) {
    if (error instanceof ChangedSinceError) return new ConflictResult(error.message)
    throw error
  }
}
