/**
 * Lines that say in words of their own what a command has one for (commands/language/README §4): the line that is meant,
 * null for none.
 */
import type { Noun } from '#commands/noun.ts'
import type { Line } from '#commands/language/words/line.ts'
import { UNDOES_LAST } from '#commands/language/words/mood.ts'
import { formsNow } from '#commands/language/words/morphology.ts'
import { isText } from '#commands/language/words/numbers.ts'
import { saidIn } from '#commands/language/words/tokens.ts'
import { after, pattern, wordsAt } from '#commands/language/words/word-pattern.ts'
import { nounAt } from '#commands/language/views/view-words.ts'

const SEEK = `(?:(?:${formsNow('mostrar ver listar filtrar achar procurar buscar querer').join('|')}) )*`
const WHO =
  '(?:todo (?:o )?mundo|toda (?:a )?gente|quem|alguem|pessoal|galera|povo|gente|(?:tod[oa]s )?(?:[oa]s )?(?:pessoas|usuari[oa]s|clientes)) '
const NAMED = '(?:(?:que|q) )?(?:(?:se )?chamam?|chamad[oa]s?|(?:com|de|tem|tenham?) (?:o )?nome) (?:de )?(?=[a-z"])'
const CALLED = pattern(`${SEEK}(?:[oa] )?${WHO}${NAMED}`)

/** 'todo mundo que se chama ana' is 'buscar usuário ana', on whatever screen. */
export function lineCalled({ tokens, text }: Line): string | null {
  const first = tokens[after(CALLED, tokens, 0)]
  return first && first !== tokens[0] ? `buscar usuário ${saidIn(text, first.start)}` : null
}

const SHOWN = pattern(
  `(?:me )?(?:${formsNow('mostrar').join('|')}) (?:(?:- )?me )?(?:[oa] )?(?=transacao (?:(?:#|n|numero) )?\\d+ $)`,
)

/** 'mostrar transação 42' is what became of it: its history. */
export function lineShown({ tokens, text }: Line): string | null {
  const at = after(SHOWN, tokens, 0)
  return at > 0 ? `histórico da ${text.slice(tokens[at]!.start)}` : null
}

/** 'desfazer a última exclusão' is 'desfazer': what is taken back is the last act, whatever it was. */
export const lineUndone = ({ tokens }: Line): string | null => {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  return UNDOES_LAST.test(words.join(' ')) ? 'desfazer última ação' : null
}

/** What one does oneself is told, and not asked for. */
const asked = (verbs: string) => formsNow(verbs).filter((form) => !form.endsWith('o'))
const OPENING = '(?:(?:quero|preciso|pode|vamos|favor) )*'
const [JOIN, PART] = ['vincular associar', 'desvincular desassociar'].map(asked) as [string[], string[]]
const [TIE, UNTIE] = ['ligar conectar atrelar prender', 'soltar desligar desconectar separar'].map(asked) as [
  string[],
  string[],
]
const PLAN_VERB = pattern(
  `${OPENING}(?:(${JOIN.join('|')})|(${PART.join('|')})|(${TIE.join('|')})|(${UNTIE.join('|')})) `,
)
const PRODUCT = /^prod(?:utos?)?$/
const PLAN = /^planos?$/
const TO = ['a', 'ao', 'no', 'na', 'com', 'pro', 'para', 'pra']
const FROM = ['do', 'da', 'de']

/**
 * 'ligar o produto 12 ao plano 2', 'soltar plano 2 do produto 12', 'vincular 12 ao plano 2': the line that associates
 * them, or parts them. The last two verbs mean other things of other records, so that the product is said, or the
 * screen's.
 */
export function lineOfPlan(line: Line, here: Noun | null): string | null {
  const { tokens, text } = line
  const { end: from = 0, groups: [, join, part, tie, untie] = [] } = wordsAt(PLAN_VERB, tokens, 0) ?? {}
  const placeOf = (words: RegExp) =>
    tokens.findIndex((token, at) => at >= from && words.test(token.text) && nounAt(line, at))
  const [product, plan] = [placeOf(PRODUCT), placeOf(PLAN)]
  const isHere = [PRODUCT, PLAN].some((words) => words.test(here?.singular.split(' ')[0] ?? ''))
  if (from === 0 || (plan < 0 && product < 0) || isText(tokens, tokens.length - 1, '?')) return null
  if ((tie || untie) && (plan < 0 || (product < 0 && !isHere))) return null
  const isTo = join !== undefined || tie !== undefined
  const links = isTo ? TO : FROM
  const verb = isTo ? 'associar' : 'desassociar'
  if (product >= 0 && plan >= 0) {
    const isSaid = join ?? part ?? (isText(tokens, Math.max(product, plan) - 1, ...links) || undefined)
    const isOrdered = isText(tokens, Math.min(product, plan) - 1, ...links)
    return isSaid || isOrdered ? `${verb} ${text.slice(tokens[from]!.start)}` : null
  }
  // Of two numbers the one behind a noun is its own, and the other the other's.
  const own = nounAt(line, Math.max(product, plan))!.end
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
