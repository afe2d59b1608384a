/**
 * Saves a plan with its calls in the order of spec 2 §4: the plan, then its levels, and the depth by its own call if
 * the depth of a stored plan changed. If a call fails, the error says what is saved and what is not (cases D10, D11).
 */
import * as z from 'zod/mini'
import { parseNewId } from '#api/page.ts'
import { sendWrite } from '#api/cache/write.ts'
import { PartialSaveError, type SaveContext } from '#forms/define.ts'
import { type Plano, planosAtualizar, planosCriar, planosNiveis, planosProfundidade } from './contract.ts'
import type { PlanoValues } from './plan-schema.ts'

/**
 * Parses the id of the new plan, to which the levels are sent. A response without an id is an error, and the write
 * counts as unconfirmed (O1).
 */
const responseIdSchema = z.transform((response): number => {
  const id = parseNewId(response)
  if (id === null) throw new TypeError('no id')
  return id
})

const LEVELS_PART = ['níveis', 'salvos'] as const

/** Runs one of the later calls. If it fails, the plan exists already, so the next save updates it. */
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

/** Creates the plan if the context has no id, otherwise updates it. Returns an object that contains the id. */
export async function savePlano(
  { niveis, ...plano }: PlanoValues,
  { id: storedId, loaded }: SaveContext<Plano>,
): Promise<unknown> {
  if (storedId === null) {
    // Without levels everything is saved, whatever the response contains.
    if (niveis.length === 0) return sendWrite({ ...planosCriar, output: z.unknown() }, plano)
    const id = await sendWrite({ ...planosCriar, output: responseIdSchema }, plano)
    await runLaterStep(id, 'Plano criado', LEVELS_PART, () => sendWrite(planosNiveis, { id, niveis }))
    return { id }
  }
  await sendWrite(planosAtualizar, { id: storedId, ...plano })
  await runLaterStep(storedId, 'Plano salvo', LEVELS_PART, () => sendWrite(planosNiveis, { id: storedId, niveis }))
  if (loaded && loaded.maxDepth !== plano.maxDepth)
    await runLaterStep(storedId, 'Plano e níveis salvos', ['profundidade', 'salva'], () =>
      sendWrite(planosProfundidade, { id: storedId, maxDepth: plano.maxDepth }),
    )
  return { id: storedId }
}
