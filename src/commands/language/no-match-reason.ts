/** Why nothing is read in a line that asks for an act (commands/language/README §4). */
import type { Resource } from '#commands/resource.ts'
import type { Grammar } from './grammar.ts'
import { type Lemma, nounLemma, verbLemma } from '#commands/language/words/lexicon.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { findUnsupportedVerb } from './line-rewrites.ts'

/** Making something of the noun that is named. */
const CREATE_OR_EDIT: ReadonlySet<string> = new Set((['cadastrar', 'editar'] as const).map(verbLemma))

/** Two whole numbers and no other. */
const TWO_NUMBERS = /^\D*\d+[^\d.,–−-]+\d+\D*$/

/**
 * 'Não há “desabilitar” para lojas', or the act as it is said where the line says more: 'Diga só o ato: “excluir loja …”',
 * and what it takes where that is a number which the line has not, or has not alone.
 * `nouns` are those of the language, `here` that of the screen; null where no act is asked for.
 */
export function getNoMatchReason(
  line: Line,
  { patterns }: Grammar,
  resources: readonly Resource[],
  screenResource: Resource | null,
) {
  const said = getFullLemmas(line, undefined, true)
  const named = resources.filter((resource) => said.has(nounLemma(resource)))
  const isVerb = (lemma: Lemma) => isActionLemma(lemma) || (named.length > 0 && CREATE_OR_EDIT.has(lemma))
  const verb = [...said].find(isVerb)?.slice(2) ?? findUnsupportedVerb(line)
  const [noun] = named.length > 0 || !screenResource ? named : [screenResource]
  if (verb === null || !noun || !patterns.some(({ slots }) => slots.some(({ arg }) => arg.resource === noun)))
    return null
  const about = named.length > 0 ? named : [noun]
  const act = patterns.find(
    ({ lemmas }) => lemmas.has(`v:${verb}`) && about.some((each) => lemmas.has(nounLemma(each))),
  )
  if (!act) return `Não há “${verb}” para ${noun.plural.toLowerCase()}`
  // 'para -3', 'para 2,5', 'para 5 e 6', 'do 12 e 13 para 5'
  const isOff = act.slots[1]?.arg.kind === 'n' && !TWO_NUMBERS.test(line.text)
  const what = isOff ? 'um id e um número inteiro, sem sinal' : 'o ato'
  return `Diga só ${what}: “${(act.command.phrases[0] ?? '').replaceAll(/\{\w+\}/g, '…')}”`
}
