/**
 * A save taken back, or done again: the fields that it changed get the values of one of its sides, everything else
 * stays as it is now. Where one of them was changed since, nothing is sent (case N1, commands/execution/README §1).
 */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { ApiError } from '#api/errors.ts'
import { type CommandResult, UnchangedResult } from '#commands/define.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { createFieldEquality } from '#forms/compare/field-equality.ts'
import { toControlValues, findUnreadable, resetUnverifiable } from '#forms/compare/merge-before-save.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { requireStoredChoices } from '#forms/compare/stored-choices.ts'
import type { SavedField, SavedValues } from './saved-values.ts'
import { keepStoredNumbers, isSameFieldValue, toFormValues, pickValues } from '#forms/values.ts'

/** Which side of the save the record is to have: as it was before, or as it left it. */
export type SavedSide = 'before' | 'after'

const createNotSentError = (message: string) => new ApiError({ kind: 'not-sent', message })

/** Sends what the record had on that side; rejects in words where it has changed since, or is gone. */
export async function restoreSavedValues(
  definition: AnyForm,
  id: number,
  saved: SavedValues,
  side: SavedSide,
): Promise<CommandResult> {
  const { singular, article } = definition.resource
  const named = `${capitalize(singular)} #${id}`
  const otherSide = side === 'before' ? 'after' : 'before'
  const loaded: unknown = await call(definition.load, { id })
  const current = toFormValues(definition.toValues(loaded))
  const isAtSide = ({ name, ...sides }: SavedField, at: SavedSide) =>
    createFieldEquality(definition)(name, current[name], sides[at])
  const isAlreadyRestored = saved.fields.every((field) => isAtSide(field, side))
  // Of a field that a second call sends too no look tells whether that one was done: it is done once more.
  if (isAlreadyRestored && !saved.fields.some(({ name }) => name === definition.unverifiableField))
    return new UnchangedResult(`${named} já está como ${side === 'before' ? 'antes' : 'depois'}`)
  // What is back already may be so by a first try that stopped halfway.
  const changedSince = saved.fields.filter((field) => !isAtSide(field, side) && !isAtSide(field, otherSide))
  if (changedSince.length > 0) {
    const labels = changedSince.map(({ label }) => label).join(', ')
    throw createNotSentError(`${named} foi alterad${article} depois (${labels}): nada foi enviado`)
  }
  const valuesToRestore = pickValues(saved.fields, side)
  if (findUnreadable(definition, loaded).some((name) => isSameFieldValue(valuesToRestore[name] ?? '', '')))
    throw createNotSentError(`${named} tem um valor que não pôde ser lido: nada foi enviado`)
  const payload = z.safeParse(
    requireStoredChoices(definition.schema, current),
    toControlValues({ ...current, ...valuesToRestore }),
  )
  if (!payload.success) throw createNotSentError(`${named}: os valores de antes não servem mais, nada foi enviado`)
  try {
    await definition.save(keepStoredNumbers(payload.data, loaded, definition.toValues(loaded)), {
      id,
      loaded: resetUnverifiable(definition, loaded, pickValues(saved.fields, otherSide), valuesToRestore),
    })
  } catch (error) {
    // What became of its second half is what became of it all: the session over, or nobody knows.
    if (error instanceof PartialSaveError)
      throw new ApiError({ kind: 'not-sent', ...Object(error.cause), message: error.message })
    throw error
  }
  const notRestored = saved.left.length > 0 ? `. Não volta: ${saved.left.join(', ')}` : ''
  const labels = saved.fields.map(({ label }) => label).join(', ')
  return `${named}: ${labels} ${side === 'before' ? 'como antes' : 'de novo como você salvou'}${notRestored}`
}
