/** Ranges of money: 'acima de 100', 'até R$ 50', 'entre 100 e 500' (commands/README §3). */
import type { MoneyRange } from '#commands/args.ts'
import { type Parsed, isTokenText, parseMoney } from './parse-numbers.ts'
import type { Token } from './tokens.ts'
import { skipPattern, createPattern, matchWords } from './word-pattern.ts'

/** Words of ranges, so that none of them is taken for two that were run together: 'auditar abaixo'. */
export const MONEY_RANGE_WORDS: ReadonlySet<string> = new Set(
  (
    'entre ate acima abaixo partir mais maior maiores menos menor menores superior superiores inferior inferiores ' +
    'minimo minima maximo maxima exato exatos exatamente'
  ).split(' '),
)

/** Words that open the lower end. */
const LOWER_OPENING = createPattern(
  '(?:a partir de|acima(?: de)?|mais(?: car[oa]s?| do)? que|mais de|maior(?:es)?(?:(?: do)? que)?|superior(?:es)? a|pelo menos|(?:no )?min(?:im[oa])?(?: [.])?(?: (?:de|:|=))?|pass(?:am?|em?|ou|aram|ando) de|ultrapassam?|>(?: =)?) ',
)
const UPPER_OPENING = createPattern(
  '(?:no maximo|max(?:im[oa])?(?: [.])?(?: (?:de|:|=))?|abaixo(?: de)?|menos(?: do)? que|menos de|mais barat[oa]s? que|menor(?:es)?(?:(?: do)? que)?|inferior(?:es)? a|ate|<(?: =)?) ',
)
/** Words behind an amount that make an end of it: '100 ou mais'. */
const LOWER_CLOSING = createPattern('(?:ou mais|pa?ra cima|em diante) ')
const UPPER_CLOSING = createPattern('(?:ou menos|pa?ra baixo) ')

/** One end: an opening and an amount, or an amount and what closes it. */
function parseEnd(tokens: readonly Token[], at: number, openings: RegExp, closings: RegExp): Parsed<number> | null {
  const from = skipPattern(openings, tokens, at)
  const opened = from > at ? parseMoney(tokens, from) : null
  if (opened) return opened
  const amount = parseMoney(tokens, at)
  const closed = amount && matchWords(closings, tokens, amount.end)
  return closed && { end: closed.end, value: amount.value }
}

function parseBetween(tokens: readonly Token[], at: number): Parsed<MoneyRange> | null {
  const isOpened = isTokenText(tokens, at, 'entre', 'de')
  const low = parseMoney(tokens, isOpened ? at + 1 : at)
  if (
    !low ||
    !isTokenText(tokens, low.end, ...(isTokenText(tokens, at, 'entre') ? ['e', 'a', 'ate', '-'] : ['a', 'ate', '-']))
  )
    return null
  const high = parseMoney(tokens, low.end + 1)
  return high ? { end: high.end, value: { min: low.value, max: high.value } } : null
}

/** 'acima de 10', 'abaixo de 20', or both: 'acima de 10 e até 20'. */
function parseOneSided(tokens: readonly Token[], at: number): Parsed<MoneyRange> | null {
  const first = parseEnd(tokens, at, LOWER_OPENING, LOWER_CLOSING)
  if (!first) {
    const top = parseEnd(tokens, at, UPPER_OPENING, UPPER_CLOSING)
    return top && { end: top.end, value: { max: top.value } }
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

function parseExact(tokens: readonly Token[], at: number): Parsed<MoneyRange> | null {
  const from = skipPattern(EXACT_OPENING, tokens, at)
  const amount = from > at ? parseMoney(tokens, from) : null
  return amount && { end: amount.end, value: { min: amount.value, max: amount.value } }
}

/** A money range that begins at `at`; both ends as typed. */
export function parseMoneyRange(tokens: readonly Token[], at: number): Parsed<MoneyRange> | null {
  const found = parseBetween(tokens, at) ?? parseOneSided(tokens, at) ?? parseExact(tokens, at)
  if (!found) return null
  const { min, max } = found.value
  const isReversed = (min ?? 0) > (max ?? Infinity)
  return isReversed ? { ...found, problem: 'O mínimo deve ser menor que o máximo' } : found
}
