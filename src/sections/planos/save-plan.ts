/**
 * Saves a plan with its calls in the order of spec 2 §4: the plan, then its levels, and the depth by its own call if
 * the depth of a stored plan changed. If a call fails, the error says what is saved and what is not (cases D10, D11).
 * Nothing is sent if a part changed whose call config.json declares to be read-only.
 */
import * as z from 'zod/mini'
import { isReadOnlyCall } from '#api/capabilities.ts'
import { parseNewId } from '#api/page.ts'
import { requireWritable } from '#api/require-writable.ts'
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

/** The levels in a form that does not depend on their order. */
const toLevelKeys = (levels: Plano['niveis']) =>
  levels
    .map(({ nivel, percentual }) => `${nivel}: ${percentual}`)
    .toSorted()
    .join('; ')

/** Creates the plan if the context has no id, otherwise updates it. Returns an object that contains the id. */
export async function savePlano(
  { niveis, ...plano }: PlanoValues,
  { id: storedId, loaded }: SaveContext<Plano>,
): Promise<unknown> {
  const isDepthChanged = loaded !== null && loaded.maxDepth !== plano.maxDepth
  if (toLevelKeys(niveis) !== toLevelKeys(loaded?.niveis ?? [])) requireWritable(planosNiveis, 'Níveis não salvos')
  if (isDepthChanged) requireWritable(planosProfundidade, 'Profundidade não salva')
  if (storedId === null) {
    // Without levels everything is saved, whatever the response contains.
    if (niveis.length === 0) return sendWrite({ ...planosCriar, output: z.unknown() }, plano)
    const id = await sendWrite({ ...planosCriar, output: responseIdSchema }, plano)
    await runLaterStep(id, 'Plano criado', LEVELS_PART, () => sendWrite(planosNiveis, { id, niveis }))
    return { id }
  }
  await sendWrite(planosAtualizar, { id: storedId, ...plano })
  if (!isReadOnlyCall(planosNiveis.id))
    await runLaterStep(storedId, 'Plano salvo', LEVELS_PART, () => sendWrite(planosNiveis, { id: storedId, niveis }))
  if (isDepthChanged)
    await runLaterStep(storedId, 'Plano e níveis salvos', ['profundidade', 'salva'], () =>
      sendWrite(planosProfundidade, { id: storedId, maxDepth: plano.maxDepth }),
    )
  return { id: storedId }
}
