/** Ranges of money: 'acima de 100', 'até R$ 50', 'entre 100 e 500' (commands/README §3). */
import type { MoneyRange } from '#commands/args.ts'
import { type Found, isText, moneyAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Words that open the lower end, longest first. */
const LEAST = [
  'maior do que',
  'a partir de',
  'acima de',
  'mais de',
  'mais que',
  'maior que',
  '> =',
  '>',
  'maior',
  'acima',
  'mais caro que',
  'maiores do que',
  'maiores que',
  'superior a',
  'superiores a',
]
const MOST = [
  'menor do que',
  'no maximo',
  'abaixo de',
  'menos de',
  'menos que',
  'menor que',
  '< =',
  '<',
  'ate',
  'menor',
  'abaixo',
  'menores do que',
  'menores que',
  'inferior a',
  'inferiores a',
]

const asWords = (texts: readonly string[]) => texts.map((text) => text.split(' '))
const least = asWords(LEAST)
const most = asWords(MOST)

/** The token after one of these openings, or -1. */
function afterOpening(tokens: readonly Token[], at: number, openings: readonly (readonly string[])[]): number {
  const found = openings.find((words) => words.every((word, offset) => isText(tokens, at + offset, word)))
  return found ? at + found.length : -1
}

/** One end: an opening and an amount. */
function endAt(tokens: readonly Token[], at: number, openings: readonly (readonly string[])[]): Found<number> | null {
  return moneyAt(tokens, afterOpening(tokens, at, openings))
}

function between(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const isOpened = isText(tokens, at, 'entre', 'de')
  const low = moneyAt(tokens, isOpened ? at + 1 : at)
  if (!low || !isText(tokens, low.end, ...(isText(tokens, at, 'entre') ? ['e', 'a', 'ate'] : ['a', 'ate', '-'])))
    return null
  const high = moneyAt(tokens, low.end + 1)
  return high ? { end: high.end, value: { min: low.value, max: high.value } } : null
}

/** 'acima de 10', 'abaixo de 20', or both: 'acima de 10 e até 20'. */
function oneSided(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const first = endAt(tokens, at, least)
  if (!first) {
    const top = endAt(tokens, at, most)
    return top && { end: top.end, value: { max: top.value } }
  }
  const second = endAt(tokens, isText(tokens, first.end, 'e') ? first.end + 1 : first.end, most)
  return second
    ? { end: second.end, value: { min: first.value, max: second.value } }
    : { end: first.end, value: { min: first.value } }
}

/** A money range that begins at `at`; both ends as typed. */
export function rangeAt(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const found = between(tokens, at) ?? oneSided(tokens, at)
  if (!found) return null
  const { min, max } = found.value
  const isReversed = (min ?? 0) > (max ?? Infinity)
  return isReversed ? { ...found, problem: 'O mínimo deve ser menor que o máximo' } : found
}
