/** Explains why a line that asks for an action has no interpretation (commands/language/README §4). */
import type { Resource } from '#commands/resource.ts'
import type { Grammar } from './grammar.ts'
import { getVerbClass, isVerbLemma, nounLemma, verbLemmas } from '#commands/language/words/lemma.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { findUnsupportedVerb } from './line-rewrites.ts'

/** Verbs that create or edit a record of the named resource. */
const CREATE_OR_EDIT = verbLemmas('cadastrar', 'editar')

/** The text has two whole numbers and no other. */
const TWO_NUMBERS = /^\D*\d+[^\d.,–−-]+\d+\D*$/

/**
 * 'Não há “desabilitar” para lojas' if the resource has no such command. Otherwise how to word the command alone: 'Diga
 * só o ato: “excluir loja …”', and which numbers it takes if the line lacks them. Returns null if the line asks for no
 * action.
 */
export function getNoMatchReason(
  line: Line,
  { patterns }: Grammar,
  resources: readonly Resource[],
  screenResource: Resource | null,
) {
  const lineLemmas = getFullLemmas(line, undefined, true)
  const namedResources = resources.filter((resource) => lineLemmas.has(nounLemma(resource)))
  const unsupportedVerb = findUnsupportedVerb(line)
  const lemma =
    unsupportedVerb === null
      ? [...lineLemmas]
          .filter(isVerbLemma)
          .find((each) => isActionLemma(each) || (namedResources.length > 0 && CREATE_OR_EDIT.has(each)))
      : undefined
  const verb = lemma ? getVerbClass(lemma) : unsupportedVerb
  const [mainResource] = namedResources.length > 0 || !screenResource ? namedResources : [screenResource]
  if (
    verb === null ||
    !mainResource ||
    !patterns.some(({ slots }) => slots.some(({ arg }) => arg.resource === mainResource))
  )
    return null
  const candidates = namedResources.length > 0 ? namedResources : [mainResource]
  const pattern = patterns.find(
    ({ lemmas }) => lemma !== undefined && lemmas.has(lemma) && candidates.some((each) => lemmas.has(nounLemma(each))),
  )
  if (!pattern) return `Não há “${verb}” para ${mainResource.plural.toLowerCase()}`
  // 'para -3', 'para 2,5', 'para 5 e 6', 'do 12 e 13 para 5'
  const needsIdAndNumber = pattern.slots[1]?.arg.kind === 'n' && !TWO_NUMBERS.test(line.text)
  const expected = needsIdAndNumber ? 'um id e um número inteiro, sem sinal' : 'o ato'
  return `Diga só ${expected}: “${(pattern.command.phrases[0] ?? '').replaceAll(/\{\w+\}/g, '…')}”`
}
