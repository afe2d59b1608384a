/**
 * Rewrites a line that describes what a command does as the line with that command (commands/language/README §4). Each
 * function returns null if it does not apply.
 */
import type { Resource } from '#commands/resource.ts'
import type { Line } from '#commands/language/words/line.ts'
import { UNDOES_LAST } from '#commands/language/words/mood.ts'
import { getNonPastForms } from '#commands/language/words/morphology.ts'
import { isTokenText } from '#commands/language/words/parse-numbers.ts'
import { getNormalizedText } from '#commands/language/words/tokens.ts'
import { skipPattern, createPattern, matchWords } from '#commands/language/words/word-pattern.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'

const SEARCH_VERBS = `(?:(?:${getNonPastForms('mostrar ver listar filtrar achar procurar buscar querer').join('|')}) )*`
const ANYONE =
  '(?:todo (?:o )?mundo|toda (?:a )?gente|quem|alguem|pessoal|galera|povo|gente|(?:tod[oa]s )?(?:[oa]s )?(?:pessoas|usuari[oa]s|clientes)) '
const WITH_NAME =
  '(?:(?:que|q) )?(?:(?:se )?chamam?|chamad[oa]s?|(?:com|de|tem|tenham?) (?:o )?nome) (?:de )?(?=[a-z"])'
const PERSON_CALLED = createPattern(`${SEARCH_VERBS}(?:[oa] )?${ANYONE}${WITH_NAME}`)

/** 'todo mundo que se chama ana' becomes 'buscar usuário ana', on any screen. */
export function rewritePersonSearch({ tokens, text }: Line): string | null {
  const first = tokens[skipPattern(PERSON_CALLED, tokens, 0)]
  return first && first !== tokens[0] ? `buscar usuário ${getNormalizedText(text, first.start)}` : null
}

const SHOW_TRANSACTION = createPattern(
  `(?:me )?(?:${getNonPastForms('mostrar').join('|')}) (?:(?:- )?me )?(?:[oa] )?(?=transacao (?:(?:#|n|numero) )?\\d+ $)`,
)

/** 'mostrar transação 42' becomes the history of the transaction. */
export function rewriteShowTransaction({ tokens, text }: Line): string | null {
  const index = skipPattern(SHOW_TRANSACTION, tokens, 0)
  return index > 0 ? `histórico da ${text.slice(tokens[index]!.start)}` : null
}

/** 'desfazer a última exclusão' becomes 'desfazer': undo always applies to the last action, whatever it was. */
export const rewriteUndo = ({ tokens }: Line): string | null => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  return UNDOES_LAST.test(words.join(' ')) ? 'desfazer última ação' : null
}

/** Imperative and infinitive forms. The first person describes what the operator does and asks for nothing. */
const getImperativeForms = (verbs: string) => getNonPastForms(verbs).filter((form) => !form.endsWith('o'))
const WISH_OPENING = '(?:(?:quero|preciso|pode|vamos|favor) )*'
const [JOIN_VERBS, PART_VERBS] = ['vincular associar', 'desvincular desassociar'].map(getImperativeForms) as [
  string[],
  string[],
]
const [TIE_VERBS, UNTIE_VERBS] = ['ligar conectar atrelar prender', 'soltar desligar desconectar separar'].map(
  getImperativeForms,
) as [string[], string[]]
const PLAN_VERB = createPattern(
  `${WISH_OPENING}(?:(${JOIN_VERBS.join('|')})|(${PART_VERBS.join('|')})|(${TIE_VERBS.join('|')})|(${UNTIE_VERBS.join('|')})) `,
)
const PRODUCT_WORD = /^prod(?:utos?)?$/
const PLAN_WORD = /^planos?$/
const TO_WORDS = ['a', 'ao', 'no', 'na', 'com', 'pro', 'para', 'pra']
const FROM_WORDS = ['do', 'da', 'de']

/**
 * 'ligar o produto 12 ao plano 2', 'soltar plano 2 do produto 12', 'vincular 12 ao plano 2': the line that associates
 * or dissociates them. 'ligar' and 'soltar' have other meanings for other records, so the line or the screen must name
 * the product.
 */
export function rewritePlanAssociation(line: Line, screenResource: Resource | null): string | null {
  const { tokens, text } = line
  const { end: objectIndex = 0, groups: [, join, partVerb, tie, untie] = [] } = matchWords(PLAN_VERB, tokens, 0) ?? {}
  const findWordIndex = (words: RegExp) =>
    tokens.findIndex((token, index) => index >= objectIndex && words.test(token.text) && matchNoun(line, index))
  const [product, plan] = [findWordIndex(PRODUCT_WORD), findWordIndex(PLAN_WORD)]
  const isScreenOfEither = [PRODUCT_WORD, PLAN_WORD].some((words) =>
    words.test(screenResource?.singular.split(' ')[0] ?? ''),
  )
  if (objectIndex === 0 || (plan < 0 && product < 0) || isTokenText(tokens, tokens.length - 1, '?')) return null
  if ((tie || untie) && (plan < 0 || (product < 0 && !isScreenOfEither))) return null
  const isTo = join !== undefined || tie !== undefined
  const links = isTo ? TO_WORDS : FROM_WORDS
  const verb = isTo ? 'associar' : 'desassociar'
  if (product >= 0 && plan >= 0) {
    const isUnambiguous = join ?? partVerb ?? (isTokenText(tokens, Math.max(product, plan) - 1, ...links) || undefined)
    const hasLink = isTokenText(tokens, Math.min(product, plan) - 1, ...links)
    return isUnambiguous || hasLink ? `${verb} ${text.slice(tokens[objectIndex]!.start)}` : null
  }
  // Of two numbers, the one after the noun belongs to that noun.
  const nounNumber = matchNoun(line, Math.max(product, plan))!.end
  const numbers = tokens.flatMap(({ kind }, index) => (kind === 'number' && index >= objectIndex ? [index] : []))
  const otherNumber = numbers.find((index) => index !== nounNumber)
  const hasOnlyLinks = tokens.every(
    ({ text: word }, index) =>
      index < objectIndex ||
      numbers.includes(index) ||
      (index >= Math.max(product, plan) && index < nounNumber) ||
      [...links, 'o', 'a', '#'].includes(word),
  )
  if (numbers.length !== 2 || !numbers.includes(nounNumber) || otherNumber === undefined || !hasOnlyLinks) return null
  const [ownId, otherId] = [tokens[nounNumber]!.text, tokens[otherNumber]!.text]
  return plan >= 0 ? `${verb} produto ${otherId} plano ${ownId}` : `${verb} produto ${ownId} plano ${otherId}`
}
