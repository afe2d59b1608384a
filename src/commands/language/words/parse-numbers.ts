/** Parses whole numbers, counts and money (commands/README §3). Digits are never altered. */
import { getWord, isGluedSign, isTokenText } from './token-text.ts'
import type { Token } from './tokens.ts'

/** A value parsed from the tokens; `end` is the first token after it. */
export interface Parsed<Value> {
  end: number
  value: Value
  /** Why a value is understood but cannot be used. */
  problem?: string
}

/** The signs that stand for a minus or a range. */
export const DASHES = new Set(['-', '–', '—', '−'])

/** A minus sign precedes the number, and not a dash between two things: '-5', 'produto -5'. */
export function isNegative(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index - 1]
  if (!tokens[index]?.isGlued || sign?.kind !== 'sign' || !DASHES.has(sign.text)) return false
  return !sign.isGlued
}

/** The text of the glued tokens from this one on; no amount has more than 20. */
function getTouchingBefore(tokens: readonly Token[], index: number): string {
  let text = ''
  for (let next = index; next < index + 20 && tokens[next]?.isGlued; next++)
    text += tokens[next]!.kind === 'quoted' ? '"' : tokens[next]!.text
  return text
}

/** The digits at this token with everything glued after them: '1.234,56', '12x'; '' if there is no single number. */
export const getNumberRun = (tokens: readonly Token[], index: number): string =>
  tokens[index]?.kind === 'number' && !tokens[index].listTokens
    ? tokens[index].text + getTouchingBefore(tokens, index + 1)
    : ''

/** The number continues as something longer: 12abc, 1.234, 15/10, 14:30. A comma may separate ids. */
export const LONGER_NUMBER = { parts: /^\d+(?:\p{L}|[./:]\d)/u, decimal: /^\d+(?:\p{L}|[.,/:]\d)/u }

/** The digits end something longer: the 234 of 1.234, the 10 of 15/10. */
const isNumberTail = (tokens: readonly Token[], index: number): boolean =>
  isGluedSign(tokens, index - 1, './:') && tokens[index]?.isGlued === true && tokens[index - 2]?.kind === 'number'

/** A whole number of digits only; null if it is part of anything else or is no safe integer. */
export function parseInteger(
  tokens: readonly Token[],
  index: number,
  comma: 'parts' | 'decimal' = 'decimal',
): number | null {
  const run = getNumberRun(tokens, index)
  const value = Number.parseInt(run, 10)
  if (isNegative(tokens, index) || isNumberTail(tokens, index) || LONGER_NUMBER[comma].test(run)) return null
  return Number.isSafeInteger(value) ? value : null
}

/** A count of at least `min`: '3', '1.500', '40 mil'. Has a problem if it is smaller. */
export function parseCount(tokens: readonly Token[], index: number, min: number): Parsed<number> | null {
  const isGrouped =
    /^[1-9]\d{0,2}(?:\.\d{3})+(?!\d|\p{L}|[.,/:]\d)/u.test(getNumberRun(tokens, index)) &&
    !isNumberTail(tokens, index) &&
    !isNegative(tokens, index)
  const found = isGrouped ? parseAmountDigits(tokens, index) : null
  const integer = found?.value ?? parseInteger(tokens, index)
  if (integer === null) return null
  const end = found?.end ?? index + 1
  const isThousands = getWord(tokens, end) === 'mil'
  const value = isThousands ? integer * 1000 : integer
  return { end: isThousands ? end + 1 : end, value, ...(value < min ? { problem: `O mínimo é ${min}` } : {}) }
}

/** The digits of an amount and where they end. Dots before groups of three separate thousands, others are decimal. */
function parseAmountDigits(tokens: readonly Token[], index: number): Parsed<number> | null {
  const [text, integer = '', decimals = ''] = /^(\d{1,3}(?:\.\d{3}(?!\d))+)(?:,(\d+))?|^(?:\d+)(?:[.,]\d+)?/.exec(
    getNumberRun(tokens, index),
  ) ?? ['']
  const value = Number(integer ? `${integer.replaceAll('.', '')}.${decimals}` : text.replace(',', '.'))
  return text !== '' && value <= Number.MAX_SAFE_INTEGER
    ? { end: index + (text.match(/[.,]/g)?.length ?? 0) * 2 + 1, value }
    : null
}

const FACTOR_WORDS: ReadonlyMap<string, number> = new Map([
  ['mil', 1000],
  ['k', 1000],
  ['milhao', 1_000_000],
  ['milhoes', 1_000_000],
])

/** '100', '100,50', '1.234,56', 'R$ 10', '2 mil', '1,5 mil', '2k'; in reais, rounded to two decimals. */
export function parseMoney(tokens: readonly Token[], index: number): Parsed<number> | null {
  const from = isTokenText(tokens, index, 'r') && isTokenText(tokens, index + 1, '$') ? index + 2 : index
  if (tokens[from]?.kind !== 'number' || isNegative(tokens, from) || isNumberTail(tokens, from)) return null
  const amount = parseAmountDigits(tokens, from)
  if (!amount) return null
  const factor = FACTOR_WORDS.get(getWord(tokens, amount.end))
  let end = factor === undefined ? amount.end : amount.end + 1
  if (/^(?:rea(?:l|is)|contos?|pilas?|paus?|mangos?)$/.test(getWord(tokens, end))) end++
  if (LONGER_NUMBER.decimal.test(`0${getTouchingBefore(tokens, end)}`)) return null
  return { end, value: Math.round(amount.value * (factor ?? 1) * 100) / 100 }
}
