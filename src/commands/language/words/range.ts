/** Ranges of money: 'acima de 100', 'até R$ 50', 'entre 100 e 500' (commands/README §3). */
import type { MoneyRange } from '#commands/args.ts'
import { type Found, isText, moneyAt } from './numbers.ts'
import type { Token } from './tokens.ts'
import { after, pattern, wordsAt } from './word-pattern.ts'

/** Words of ranges, so that none of them is taken for two that were run together: 'auditar abaixo'. */
export const RANGE_WORDS: ReadonlySet<string> = new Set(
  (
    'entre ate acima abaixo partir mais maior maiores menos menor menores superior superiores inferior inferiores ' +
    'minimo minima maximo maxima exato exatos exatamente'
  ).split(' '),
)

/** Words that open the lower end. */
const LEAST = pattern(
  '(?:a partir de|acima(?: de)?|mais(?: car[oa]s?| do)? que|mais de|maior(?:es)?(?:(?: do)? que)?|superior(?:es)? a|pelo menos|(?:no )?min(?:im[oa])?(?: [.])?(?: (?:de|:|=))?|pass(?:am?|em?|ou|aram|ando) de|ultrapassam?|>(?: =)?) ',
)
const MOST = pattern(
  '(?:no maximo|max(?:im[oa])?(?: [.])?(?: (?:de|:|=))?|abaixo(?: de)?|menos(?: do)? que|menos de|mais barat[oa]s? que|menor(?:es)?(?:(?: do)? que)?|inferior(?:es)? a|ate|<(?: =)?) ',
)
/** Words behind an amount that make an end of it: '100 ou mais'. */
const LEAST_AFTER = pattern('(?:ou mais|pa?ra cima|em diante) ')
const MOST_AFTER = pattern('(?:ou menos|pa?ra baixo) ')

/** One end: an opening and an amount, or an amount and what closes it. */
function endAt(tokens: readonly Token[], at: number, openings: RegExp, closings: RegExp): Found<number> | null {
  const from = after(openings, tokens, at)
  const opened = from > at ? moneyAt(tokens, from) : null
  if (opened) return opened
  const amount = moneyAt(tokens, at)
  const closed = amount && wordsAt(closings, tokens, amount.end)
  return closed && { end: closed.end, value: amount.value }
}

function between(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const isOpened = isText(tokens, at, 'entre', 'de')
  const low = moneyAt(tokens, isOpened ? at + 1 : at)
  if (!low || !isText(tokens, low.end, ...(isText(tokens, at, 'entre') ? ['e', 'a', 'ate', '-'] : ['a', 'ate', '-'])))
    return null
  const high = moneyAt(tokens, low.end + 1)
  return high ? { end: high.end, value: { min: low.value, max: high.value } } : null
}

/** 'acima de 10', 'abaixo de 20', or both: 'acima de 10 e até 20'. */
function oneSided(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const first = endAt(tokens, at, LEAST, LEAST_AFTER)
  if (!first) {
    const top = endAt(tokens, at, MOST, MOST_AFTER)
    return top && { end: top.end, value: { max: top.value } }
  }
  const second = endAt(tokens, isText(tokens, first.end, 'e') ? first.end + 1 : first.end, MOST, MOST_AFTER)
  return second
    ? { end: second.end, value: { min: first.value, max: second.value } }
    : { end: first.end, value: { min: first.value } }
}

const EXACT = pattern('(?:de )?exat(?:o|os|amente) (?:de )?')

function exactly(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const from = after(EXACT, tokens, at)
  const amount = from > at ? moneyAt(tokens, from) : null
  return amount && { end: amount.end, value: { min: amount.value, max: amount.value } }
}

/** A money range that begins at `at`; both ends as typed. */
export function rangeAt(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const found = between(tokens, at) ?? oneSided(tokens, at) ?? exactly(tokens, at)
  if (!found) return null
  const { min, max } = found.value
  const isReversed = (min ?? 0) > (max ?? Infinity)
  return isReversed ? { ...found, problem: 'O mínimo deve ser menor que o máximo' } : found
}
