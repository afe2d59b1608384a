/**
 * Undoes or redoes a save: the fields that it changed get the values of one side of the save, and all other fields stay
 * as they are now. Sends nothing if one of those fields was changed since (case N1, commands/execution/README §1).
 */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { ApiError, createNotSentError } from '#api/errors.ts'
import { type CommandResult, UnchangedResult } from '#commands/define.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import { toControlValues, findUnreadable, resetUnverifiable } from '#forms/compare/merge-before-save.ts'
import { type AnyForm, toSaveFailure } from '#forms/define.ts'
import { sendSave } from '#forms/send-save.ts'
import { requireStoredChoices } from '#forms/compare/require-stored-choices.ts'
import type { SavedField, SavedValues } from './saved-values.ts'
import { keepStoredNumbers, isSameFieldValue, toFormValues, pickValues } from '#forms/values.ts'

/** The side of a save that the record is to have: its values before the save, or after it. */
export type SavedSide = 'before' | 'after'

/** Thrown if a field was changed since the save: nothing was sent. */
export class ChangedSinceError extends ApiError {
  /** The labels of the fields that were changed: 'Preço, Nome'. */
  readonly labels: string

  constructor(recordText: string, labels: string) {
    super({ kind: 'not-sent', message: `${recordText} (${labels}): nada foi enviado` })
    this.labels = labels
  }
}

/**
 * Writes the values of that side. Rejects with an ApiError and a sentence if the record was changed since or is gone.
 */
export async function restoreSavedValues(
  definition: AnyForm,
  id: number,
  saved: SavedValues,
  side: SavedSide,
): Promise<CommandResult> {
  const { singular, article } = definition.resource
  const recordName = `${capitalize(singular)} #${id}`
  const otherSide = side === 'before' ? 'after' : 'before'
  const loaded: unknown = await call(definition.load, { id })
  const current = toFormValues(definition.toValues(loaded))
  const isAtSide = ({ name, ...sides }: SavedField, sideName: SavedSide) =>
    createFieldEquality(definition)(name, current[name], sides[sideName])
  const isAlreadyRestored = saved.fields.every((field) => isAtSide(field, side))
  // Nobody can verify the second call of the unverifiable field, so that call is sent again.
  if (isAlreadyRestored && !saved.fields.some(({ name }) => name === definition.unverifiableField))
    return new UnchangedResult(`${recordName} já está como ${side === 'before' ? 'antes' : 'depois'}`)
  // A field that already has its restored value may come from a first try that was partial.
  const changedSince = saved.fields.filter((field) => !isAtSide(field, side) && !isAtSide(field, otherSide))
  if (changedSince.length > 0) {
    const labels = changedSince.map(({ label }) => label).join(', ')
    throw new ChangedSinceError(`${recordName} foi alterad${article} depois`, labels)
  }
  const valuesToRestore = pickValues(saved.fields, side)
  if (findUnreadable(definition, loaded).some((name) => isSameFieldValue(valuesToRestore[name] ?? '', '')))
    throw createNotSentError(`${recordName} tem um valor que não pôde ser lido: nada foi enviado`)
  const payload = z.safeParse(
    requireStoredChoices(definition.schema, current),
    toControlValues({ ...current, ...valuesToRestore }),
  )
  if (!payload.success) throw createNotSentError(`${recordName}: os valores de antes não servem mais, nada foi enviado`)
  try {
    await sendSave(definition, keepStoredNumbers(payload.data, loaded, definition.toValues(loaded)), {
      id,
      loaded: resetUnverifiable(definition, loaded, pickValues(saved.fields, otherSide), valuesToRestore),
    })
  } catch (error) {
    throw toSaveFailure(error)
  }
  const notRestored = saved.left.length > 0 ? `. Não volta: ${saved.left.join(', ')}` : ''
  const labels = saved.fields.map(({ label }) => label).join(', ')
  return `${recordName}: ${labels} ${side === 'before' ? 'como antes' : 'de novo como você salvou'}${notRestored}`
}
