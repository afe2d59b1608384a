/** Why nothing is read in a line that asks for an act (commands/language/README §4). */
import type { Noun } from '#commands/noun.ts'
import type { Grammar } from './grammar.ts'
import { type Lemma, nounLemma, verbLemma } from '#commands/language/words/lexicon.ts'
import { type Line, wholeLemmas } from '#commands/language/words/line.ts'
import { isActLemma } from '#commands/language/words/mood.ts'
import { unhadVerb } from './other-lines.ts'

/** Making something of the noun that is named. */
const MADE: ReadonlySet<string> = new Set((['cadastrar', 'editar'] as const).map(verbLemma))

/** Two whole numbers and no other. */
const ID_AND_NUMBER = /^\D*\d+[^\d.,–−-]+\d+\D*$/

/**
 * 'Não há “desabilitar” para lojas', or the act as it is said where the line says more: 'Diga só o ato: “excluir loja …”',
 * and what it takes where that is a number which the line has not, or has not alone.
 * `nouns` are those of the language, `here` that of the screen; null where no act is asked for.
 */
export function whyNothing(line: Line, { patterns }: Grammar, nouns: readonly Noun[], here: Noun | null) {
  const said = wholeLemmas(line, undefined, true)
  const named = nouns.filter((noun) => said.has(nounLemma(noun)))
  const isVerb = (lemma: Lemma) => isActLemma(lemma) || (named.length > 0 && MADE.has(lemma))
  const verb = [...said].find(isVerb)?.slice(2) ?? unhadVerb(line)
  const [noun] = named.length > 0 || !here ? named : [here]
  if (verb === null || !noun || !patterns.some(({ slots }) => slots.some(({ arg }) => arg.noun === noun))) return null
  const about = named.length > 0 ? named : [noun]
  const act = patterns.find(
    ({ lemmas }) => lemmas.has(`v:${verb}`) && about.some((each) => lemmas.has(nounLemma(each))),
  )
  if (!act) return `Não há “${verb}” para ${noun.plural.toLowerCase()}`
  // 'para -3', 'para 2,5', 'para 5 e 6', 'do 12 e 13 para 5'
  const isOff = act.slots[1]?.arg.kind === 'n' && !ID_AND_NUMBER.test(line.text)
  const what = isOff ? 'um id e um número inteiro, sem sinal' : 'o ato'
  return `Diga só ${what}: “${(act.command.phrases[0] ?? '').replaceAll(/\{\w+\}/g, '…')}”`
}
