/**
 * Saves a plan by its calls in the order of spec 2 §4: the plan, then its levels; the depth by its own call where a
 * stored plan's changes. Stopped halfway it says what is saved and what is not (cases D10, D11).
 */
import * as z from 'zod/mini'
import { newId } from '#api/page.ts'
import { send } from '#api/cache/query.ts'
import { PartlySaved, type SaveContext } from '#forms/define.ts'
import { type Plano, planosAtualizar, planosCriar, planosNiveis, planosProfundidade } from './contract.ts'
import type { PlanoValues } from './schema.ts'

/** Where the levels go: an answer without it is none, and the same is not sent again unasked (O1). */
const idOf = z.transform((answer): number => {
  const id = newId(answer)
  if (id === null) throw new TypeError('no id')
  return id
})

const LEVELS = ['níveis', 'salvos'] as const

/** Runs one of the later calls; its failure leaves a plan that exists, so that the next try updates it. */
async function after(
  id: number,
  saved: string,
  part: readonly [part: string, done: string],
  step: () => Promise<unknown>,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    throw new PartlySaved(saved, id, part, 'Salve de novo para completar', error)
  }
}

/** Creates without an id in the context, else updates. Gives what holds the id. */
export async function savePlano(
  { niveis, ...plano }: PlanoValues,
  { id: known, loaded }: SaveContext<Plano>,
): Promise<unknown> {
  if (known === null) {
    // Without levels all is saved, whatever is answered.
    if (niveis.length === 0) return send({ ...planosCriar, output: z.unknown() }, plano)
    const id = await send({ ...planosCriar, output: idOf }, plano)
    await after(id, 'Plano criado', LEVELS, () => send(planosNiveis, { id, niveis }))
    return { id }
  }
  await send(planosAtualizar, { id: known, ...plano })
  await after(known, 'Plano salvo', LEVELS, () => send(planosNiveis, { id: known, niveis }))
  if (loaded && loaded.maxDepth !== plano.maxDepth)
    await after(known, 'Plano e níveis salvos', ['profundidade', 'salva'], () =>
      send(planosProfundidade, { id: known, maxDepth: plano.maxDepth }),
    )
  return { id: known }
}
