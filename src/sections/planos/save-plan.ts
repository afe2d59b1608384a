/**
 * Saves a plan by its calls in the order of spec 2 §4: the plan, then its levels; the depth by its own call where a
 * stored plan's changes. Stopped halfway it says what is saved and what is not (cases D10, D11).
 */
import * as z from 'zod/mini'
import { parseNewId } from '#api/page.ts'
import { sendWrite } from '#api/cache/query.ts'
import { PartialSaveError, type SaveContext } from '#forms/define.ts'
import { type Plano, planosAtualizar, planosCriar, planosNiveis, planosProfundidade } from './contract.ts'
import type { PlanoValues } from './plan-schema.ts'

/** Where the levels go: an answer without it is none, and the same is not sent again unasked (O1). */
const responseIdSchema = z.transform((answer): number => {
  const id = parseNewId(answer)
  if (id === null) throw new TypeError('no id')
  return id
})

const LEVELS_PART = ['níveis', 'salvos'] as const

/** Runs one of the later calls; its failure leaves a plan that exists, so that the next try updates it. */
async function runLaterStep(
  id: number,
  savedText: string,
  description: readonly [part: string, done: string],
  step: () => Promise<unknown>,
): Promise<void> {
  try {
    await step()
  } catch (error) {
    throw new PartialSaveError(savedText, id, description, 'Salve de novo para completar', error)
  }
}

/** Creates without an id in the context, else updates. Gives what holds the id. */
export async function savePlano(
  { niveis, ...plano }: PlanoValues,
  { id: known, loaded }: SaveContext<Plano>,
): Promise<unknown> {
  if (known === null) {
    // Without levels all is saved, whatever is answered.
    if (niveis.length === 0) return sendWrite({ ...planosCriar, output: z.unknown() }, plano)
    const id = await sendWrite({ ...planosCriar, output: responseIdSchema }, plano)
    await runLaterStep(id, 'Plano criado', LEVELS_PART, () => sendWrite(planosNiveis, { id, niveis }))
    return { id }
  }
  await sendWrite(planosAtualizar, { id: known, ...plano })
  await runLaterStep(known, 'Plano salvo', LEVELS_PART, () => sendWrite(planosNiveis, { id: known, niveis }))
  if (loaded && loaded.maxDepth !== plano.maxDepth)
    await runLaterStep(known, 'Plano e níveis salvos', ['profundidade', 'salva'], () =>
      sendWrite(planosProfundidade, { id: known, maxDepth: plano.maxDepth }),
    )
  return { id: known }
}
