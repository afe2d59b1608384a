/**
 * What an undo or redo of set fields restores: for each record the number under which its values before and after are
 * stored, and the side that it is to have.
 */
import * as z from 'zod/mini'
import { createNotSentError } from '#api/errors.ts'
import type { PreviousValues } from '#commands/define.ts'
import type { SavedSide } from '#forms/undo/restore-saved-values.ts'
import { parseStoredJson } from './parse-stored-json.ts'

/** The side to restore, and the number of the stored values by record id. */
export interface Restoration {
  side: SavedSide
  numbers: Readonly<Record<string, number>>
}

const restorationSchema = z.object({ side: z.enum(['before', 'after']), numbers: z.record(z.string(), z.number()) })

/**
 * Parses the argument of an undo or redo step; null for an action that is neither. Throws an ApiError if the argument is
 * no restoration: its action must not set the value anew.
 */
export function parseRestoration(text: string | undefined): Restoration | null {
  if (text === undefined) return null
  const restoration = parseStoredJson(restorationSchema, text)
  if (!restoration) throw createNotSentError('O passo guardado não pode ser lido')
  return restoration
}

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
