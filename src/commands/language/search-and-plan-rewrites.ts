/**
 * Lines that say in words of their own what a command has one for (commands/language/README §4): the line that is meant,
 * null for none.
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

/** 'todo mundo que se chama ana' is 'buscar usuário ana', on whatever screen. */
export function rewritePersonSearch({ tokens, text }: Line): string | null {
  const first = tokens[skipPattern(PERSON_CALLED, tokens, 0)]
  return first && first !== tokens[0] ? `buscar usuário ${getNormalizedText(text, first.start)}` : null
}

const SHOW_TRANSACTION = createPattern(
  `(?:me )?(?:${getNonPastForms('mostrar').join('|')}) (?:(?:- )?me )?(?:[oa] )?(?=transacao (?:(?:#|n|numero) )?\\d+ $)`,
)

/** 'mostrar transação 42' is what became of it: its history. */
export function rewriteShowTransaction({ tokens, text }: Line): string | null {
  const at = skipPattern(SHOW_TRANSACTION, tokens, 0)
  return at > 0 ? `histórico da ${text.slice(tokens[at]!.start)}` : null
}

/** 'desfazer a última exclusão' is 'desfazer': what is taken back is the last act, whatever it was. */
export const lineUndone = ({ tokens }: Line): string | null => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  return UNDOES_LAST.test(words.join(' ')) ? 'desfazer última ação' : null
}

/** What one does oneself is told, and not asked for. */
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
 * them, or parts them. The last two verbs mean other things of other records, so that the product is said, or the
 * screen's.
 */
export function rewritePlanAssociation(line: Line, screenResource: Resource | null): string | null {
  const { tokens, text } = line
  const { end: from = 0, groups: [, join, partVerb, tie, untie] = [] } = matchWords(PLAN_VERB, tokens, 0) ?? {}
  const findWordIndex = (words: RegExp) =>
    tokens.findIndex((token, at) => at >= from && words.test(token.text) && matchNoun(line, at))
  const [product, plan] = [findWordIndex(PRODUCT_WORD), findWordIndex(PLAN_WORD)]
  const isHere = [PRODUCT_WORD, PLAN_WORD].some((words) => words.test(screenResource?.singular.split(' ')[0] ?? ''))
  if (from === 0 || (plan < 0 && product < 0) || isTokenText(tokens, tokens.length - 1, '?')) return null
  if ((tie || untie) && (plan < 0 || (product < 0 && !isHere))) return null
  const isTo = join !== undefined || tie !== undefined
  const links = isTo ? TO_WORDS : FROM_WORDS
  const verb = isTo ? 'associar' : 'desassociar'
  if (product >= 0 && plan >= 0) {
    const isSaid = join ?? partVerb ?? (isTokenText(tokens, Math.max(product, plan) - 1, ...links) || undefined)
    const isOrdered = isTokenText(tokens, Math.min(product, plan) - 1, ...links)
    return isSaid || isOrdered ? `${verb} ${text.slice(tokens[from]!.start)}` : null
  }
  // Of two numbers the one behind a noun is its own, and the other the other's.
  const own = matchNoun(line, Math.max(product, plan))!.end
  const numbers = tokens.flatMap(({ kind }, at) => (kind === 'number' && at >= from ? [at] : []))
  const other = numbers.find((at) => at !== own)
  const isRest = tokens.every(
    ({ text: word }, at) =>
      at < from ||
      numbers.includes(at) ||
      (at >= Math.max(product, plan) && at < own) ||
      [...links, 'o', 'a', '#'].includes(word),
  )
  if (numbers.length !== 2 || !numbers.includes(own) || other === undefined || !isRest) return null
  const [ownId, otherId] = [tokens[own]!.text, tokens[other]!.text]
  return plan >= 0 ? `${verb} produto ${otherId} plano ${ownId}` : `${verb} produto ${ownId} plano ${otherId}`
}
