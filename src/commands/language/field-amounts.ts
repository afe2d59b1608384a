/**
 * Reads amounts of a line that sets a number, and the verbs that make a difference of them: 'repor 50 unidades do
 * produto 72', 'aumentar o preço do produto 12 em 10%'. A difference is the text '50 a mais' or '10% a menos'
 * (forms/set/difference.ts).
 */
import type { Choice } from '#commands/args.ts'
import type { Line } from '#commands/language/words/line.ts'
import { getNonPastForms, splitWords } from '#commands/language/words/morphology.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import type { Token } from '#commands/language/words/tokens.ts'

/** Which way a number changes. */
export type Direction = 'mais' | 'menos'

/** Without forms of the first person: 'aumento' is a noun too. */
const getRequestForms = (verbs: string): string[] => getNonPastForms(verbs).filter((form) => !form.endsWith('o'))

/** Verbs that fill up a stock: a number beside them counts units. */
const RESTOCK_WORDS: ReadonlySet<string> = new Set([
  ...splitWords('repor repoe repoem reponha reponham repondo'),
  ...getRequestForms('reabastecer'),
])
const UP_WORDS: ReadonlySet<string> = new Set([
  ...RESTOCK_WORDS,
  ...getRequestForms('aumentar subir adicionar acrescentar somar incrementar acrescer reajustar'),
  ...splitWords('sobe suba'),
])
const DOWN_WORDS: ReadonlySet<string> = new Set([
  ...getRequestForms('diminuir baixar abaixar reduzir tirar retirar remover descontar subtrair abater deduzir'),
  ...splitWords('reduz reduza subtraia'),
])

const GIVE_WORD = /^(?:d(?:ar?|ao|e|eem)|apli(?:car?|que)|lan[cç](?:ar?|e)|regist(?:rar?|re))$/
/** Nouns that change a number beside a verb: 'dar desconto de 5%'. */
const CHANGE_NOUNS: Readonly<Record<string, Direction>> = {
  entrada: 'mais',
  acrescimo: 'mais',
  aumento: 'mais',
  reajuste: 'mais',
  baixa: 'menos',
  desconto: 'menos',
}

/** Which way a noun after a verb changes a number: 'dar desconto', 'dar um desconto'; null for any other token. */
export function getNounDirection(tokens: readonly Token[], index: number): Direction | null {
  const before = isTokenText(tokens, index - 1, 'um', 'uma') ? index - 2 : index - 1
  return GIVE_WORD.test(tokens[before]?.text ?? '') ? (CHANGE_NOUNS[tokens[index]?.text ?? ''] ?? null) : null
}

/** The token is a verb that changes a number by an amount: 'aumentar', 'tire'; null for any other. */
export function getDirection({ kind, text }: Token): Direction | null {
  if (kind !== 'word') return null
  return UP_WORDS.has(text) ? 'mais' : DOWN_WORDS.has(text) ? 'menos' : null
}

/** The token is a verb that fills up a stock. */
export const isRestockWord = ({ kind, text }: Token): boolean => kind === 'word' && RESTOCK_WORDS.has(text)

/** A number as a field of numbers takes it, with its unit: the schema refuses what it does not accept. */
const NUMBER_VALUE = /^(?:R\$\s*)?-?\d[\d.,]*(?:\s*%|\s*reais)?$/i
const DIFFERENCE_VALUE = /^(?:R\$\s*)?\d[\d.,]*(?:\s*%)?(?:\s*(?:reais|unidades?))? a (?:mais|menos)$/i

/** The text is a number or a difference and nothing beside it. */
export const isNumberText = (text: string): boolean => NUMBER_VALUE.test(text) || DIFFERENCE_VALUE.test(text)

/** 'dezenove e noventa', 'dez reais e cinquenta centavos': reais and centavos, both said in words. */
const SPOKEN_CENTS = /^(\d+)(?: reais)? e (\d{1,2})(?: centavos)?$/

/**
 * The text of tokens as a number: numbers in words become digits. The text stays as typed if it says anything else.
 */
export function toNumberText({ tokens, text }: Line, start: number, end: number): string {
  const typed = text.slice(tokens[start]!.start, tokens[end - 1]!.end)
  const part = tokens.slice(start, end)
  const isSpoken = ({ kind, start: from, end: to }: Token) => kind === 'number' && !/\d/.test(text.slice(from, to))
  if (!part.some(isSpoken)) return typed
  const spoken = part
    .map((token, index) => {
      // 'três e meio' is 3 . 5, and the sign has no letters of its own.
      const isInserted = token.kind === 'sign' && token.start === token.end
      const own = isInserted ? ',' : isSpoken(token) ? token.text : text.slice(token.start, token.end)
      return index > 0 && !token.isGlued ? ` ${own}` : own
    })
    .join('')
  const [, reais, cents = ''] = SPOKEN_CENTS.exec(spoken) ?? []
  const number = reais === undefined ? spoken.replace(/ por cento$/, '%') : `${reais},${cents.padStart(2, '0')}`
  return isNumberText(number) ? number : typed
}

/** The number that begins at a token, with its currency and its unit. */
export interface Amount {
  /** '50', '10%', 'R$ 5,50'. */
  text: string
  end: number
}

/** The amount at a token: '50', 'R$ 5,50', '10%', '10 por cento', '5 reais'; null if no number stands there. */
export function readAmount(line: Line, index: number): Amount | null {
  const { tokens } = line
  const start = isTokenText(tokens, index, 'r') && isTokenText(tokens, index + 1, '$') ? index + 2 : index
  if (tokens[start]?.kind !== 'number' || tokens[start].listTokens) return null
  let end = start + 1
  while (isTokenText(tokens, end, '.', ',') && tokens[end]!.isGlued && tokens[end + 1]?.kind === 'number') {
    if (!tokens[end + 1]!.isGlued) break
    end += 2
  }
  const text = toNumberText(line, index, end)
  if (isTokenText(tokens, end, '%')) return { text: `${text}%`, end: end + 1 }
  if (isTokenText(tokens, end, 'por') && isTokenText(tokens, end + 1, 'cento'))
    return { text: `${text}%`, end: end + 2 }
  return isNumberText(text) ? { text, end: isTokenText(tokens, end, 'reais') ? end + 1 : end } : null
}

/** The field that is counted in the unit at a token: 'unidades'. */
export const findUnitField = ({ tokens }: Line, index: number, fields: readonly Choice[]): Choice | undefined =>
  fields.find(({ units = [] }) => units.some((unit) => isTokenText(tokens, index, unit, `${unit}s`)))
