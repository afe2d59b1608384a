/**
 * A save taken back, or done again: the fields that it changed get the values of one of its sides, everything else
 * stays as it is now. Where one of them was changed since, nothing is sent (case N1, commands/running/README §1).
 */
import * as z from 'zod/mini'
import { call } from '#api/session/client.ts'
import { ApiError } from '#api/errors.ts'
import { type Said, Unchanged } from '#commands/define.ts'
import { capital } from '#lib/written/capital.ts'
import { alikeIn } from '#forms/compare/alike.ts'
import { asControls, unreadIn, withUnsent } from '#forms/compare/before-save.ts'
import { type AnyForm, PartlySaved } from '#forms/define.ts'
import { keepingChoices } from '#forms/compare/kept-choices.ts'
import type { SavedField, SavedValues } from './saved-values.ts'
import { asStored, sameFieldValue, toFormValues, valuesAt } from '#forms/values.ts'

/** Which side of the save the record is to have: as it was before, or as it left it. */
export type SavedSide = 'before' | 'after'

const held = (said: string) => new ApiError({ kind: 'held', said })

/** Sends what the record had on that side; rejects in words where it has changed since, or is gone. */
export async function putBack(definition: AnyForm, id: number, saved: SavedValues, side: SavedSide): Promise<Said> {
  const { singular, article } = definition.noun
  const named = `${capital(singular)} #${id}`
  const other = side === 'before' ? 'after' : 'before'
  const loaded: unknown = await call(definition.load, { id })
  const now = toFormValues(definition.toValues(loaded))
  const isStill = ({ name, ...sides }: SavedField, at: SavedSide) => alikeIn(definition)(name, now[name], sides[at])
  const isBack = saved.fields.every((field) => isStill(field, side))
  // Of a field that a second call sends too no look tells whether that one was done: it is done once more.
  if (isBack && !saved.fields.some(({ name }) => name === definition.unseen))
    return new Unchanged(`${named} já está como ${side === 'before' ? 'antes' : 'depois'}`)
  // What is back already may be so by a first try that stopped halfway.
  const moved = saved.fields.filter((field) => !isStill(field, side) && !isStill(field, other))
  if (moved.length > 0) {
    const labels = moved.map(({ label }) => label).join(', ')
    throw held(`${named} foi alterad${article} depois (${labels}): nada foi enviado`)
  }
  const wanted = valuesAt(saved.fields, side)
  if (unreadIn(definition, loaded).some((name) => sameFieldValue(wanted[name] ?? '', '')))
    throw held(`${named} tem um valor que não pôde ser lido: nada foi enviado`)
  const payload = z.safeParse(keepingChoices(definition.schema, now), asControls({ ...now, ...wanted }))
  if (!payload.success) throw held(`${named}: os valores de antes não servem mais, nada foi enviado`)
  try {
    await definition.save(asStored(payload.data, loaded, definition.toValues(loaded)), {
      id,
      loaded: withUnsent(definition, loaded, valuesAt(saved.fields, other), wanted),
    })
  } catch (error) {
    // What became of its second half is what became of it all: the session over, or nobody knows.
    if (error instanceof PartlySaved) throw new ApiError({ kind: 'held', ...Object(error.cause), said: error.message })
    throw error
  }
  const left = saved.left.length > 0 ? `. Não volta: ${saved.left.join(', ')}` : ''
  const labels = saved.fields.map(({ label }) => label).join(', ')
  return `${named}: ${labels} ${side === 'before' ? 'como antes' : 'de novo como você salvou'}${left}`
}
