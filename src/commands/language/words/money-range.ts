/**
 * Parses ranges of money: 'acima de 100', 'até R$ 50', 'entre 100 e 500' (commands/README §3). Amounts are in reais.
 */
import type { MoneyRange } from '#commands/args.ts'
import { REVERSED_RANGE_MESSAGE } from '#lib/validate-ranges.ts'
import { type Parsed, parseMoney } from './parse-numbers.ts'
import { isTokenText } from './token-text.ts'
import type { Token } from './tokens.ts'
import { skipPattern, createPattern, matchWords } from './word-pattern.ts'

/** Words of ranges. They are known words, so that none of them is split in two: 'auditar abaixo'. */
export const MONEY_RANGE_WORDS: ReadonlySet<string> = new Set(
  (
    'entre ate acima abaixo partir mais maior maiores menos menor menores superior superiores inferior inferiores ' +
    'minimo minima maximo maxima exato exatos exatamente'
  ).split(' '),
)

/** Words before the lower end. */
const LOWER_OPENING = createPattern(
  '(?:a partir de|acima(?: de)?|mais(?: car[oa]s?| do)? que|mais de|maior(?:es)?(?:(?: do)? que)?|superior(?:es)? a|pelo menos|(?:no )?min(?:im[oa])?(?: [.])?(?: (?:de|:|=))?|pass(?:am?|em?|ou|aram|ando) de|ultrapassam?|>(?: =)?) ',
)
const UPPER_OPENING = createPattern(
  '(?:no maximo|max(?:im[oa])?(?: [.])?(?: (?:de|:|=))?|abaixo(?: de)?|menos(?: do)? que|menos de|mais barat[oa]s? que|menor(?:es)?(?:(?: do)? que)?|inferior(?:es)? a|ate|<(?: =)?) ',
)
/** Words after an amount that make it an end: '100 ou mais'. */
const LOWER_CLOSING = createPattern('(?:ou mais|pa?ra cima|em diante) ')
const UPPER_CLOSING = createPattern('(?:ou menos|pa?ra baixo) ')

/** One end of a range: an opening and an amount, or an amount and a closing. */
function parseEnd(tokens: readonly Token[], index: number, openings: RegExp, closings: RegExp): Parsed<number> | null {
  const from = skipPattern(openings, tokens, index)
  const opened = from > index ? parseMoney(tokens, from) : null
  if (opened) return opened
  const amount = parseMoney(tokens, index)
  const closed = amount && matchWords(closings, tokens, amount.end)
  return closed && { end: closed.end, value: amount.value }
}

function parseBetween(tokens: readonly Token[], index: number): Parsed<MoneyRange> | null {
  const isOpened = isTokenText(tokens, index, 'entre', 'de')
  const low = parseMoney(tokens, isOpened ? index + 1 : index)
  if (
    !low ||
    !isTokenText(tokens, low.end, ...(isTokenText(tokens, index, 'entre') ? ['e', 'a', 'ate', '-'] : ['a', 'ate', '-']))
  )
    return null
  const high = parseMoney(tokens, low.end + 1)
  return high ? { end: high.end, value: { min: low.value, max: high.value } } : null
}

/** 'acima de 10', 'abaixo de 20', or both: 'acima de 10 e até 20'. */
function parseOneSided(tokens: readonly Token[], index: number): Parsed<MoneyRange> | null {
  const first = parseEnd(tokens, index, LOWER_OPENING, LOWER_CLOSING)
  if (!first) {
    const upper = parseEnd(tokens, index, UPPER_OPENING, UPPER_CLOSING)
    return upper && { end: upper.end, value: { max: upper.value } }
  }
  const second = parseEnd(
    tokens,
    isTokenText(tokens, first.end, 'e') ? first.end + 1 : first.end,
    UPPER_OPENING,
    UPPER_CLOSING,
  )
  return second
    ? { end: second.end, value: { min: first.value, max: second.value } }
    : { end: first.end, value: { min: first.value } }
}

const EXACT_OPENING = createPattern('(?:de )?exat(?:o|os|amente) (?:de )?')

function parseExact(tokens: readonly Token[], index: number): Parsed<MoneyRange> | null {
  const from = skipPattern(EXACT_OPENING, tokens, index)
  const amount = from > index ? parseMoney(tokens, from) : null
  return amount && { end: amount.end, value: { min: amount.value, max: amount.value } }
}

/** The money range that begins at a token, with its ends in reais; has a problem if the ends are reversed. */
export function parseMoneyRange(tokens: readonly Token[], index: number): Parsed<MoneyRange> | null {
  const found = parseBetween(tokens, index) ?? parseOneSided(tokens, index) ?? parseExact(tokens, index)
  if (!found) return null
  const { min, max } = found.value
  const isReversed = (min ?? 0) > (max ?? Infinity)
  return isReversed ? { ...found, problem: REVERSED_RANGE_MESSAGE } : found
}
