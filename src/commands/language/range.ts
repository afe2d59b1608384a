/** Ranges of money: 'acima de 100', 'até R$ 50', 'entre 100 e 500' (commands/README §3). */
import type { MoneyRange } from '#commands/args.ts'
import { type Found, isText, moneyAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Words that open the lower end, longest first. */
const LEAST: Phrases = phrases(
  'a partir de,acima de,acima,mais de,mais que,mais do que,mais caro que,mais caros que,mais caras que,maior que,' +
    'maior do que,maiores que,maiores do que,maior,superior a,superiores a,pelo menos,no minimo,minimo de,minimo,' +
    'passa de,passam de,passando de,ultrapassa,ultrapassam,> =,>',
)
const MOST: Phrases = phrases(
  'no maximo,maximo de,maximo,abaixo de,abaixo,menos de,menos que,menos do que,mais barato que,mais baratos que,' +
    'mais baratas que,menor que,menor do que,menores que,menores do que,menor,inferior a,inferiores a,ate,< =,<',
)
/** Words behind an amount that make an end of it: '100 ou mais'. */
const LEAST_AFTER = phrases('ou mais,pra cima,para cima,em diante')
const MOST_AFTER = phrases('ou menos,pra baixo,para baixo')

type Phrases = readonly (readonly string[])[]

function phrases(text: string): Phrases {
  return text.split(',').map((phrase) => phrase.split(' '))
}

/** The token after the longest of these phrases, or -1. */
function after(tokens: readonly Token[], at: number, openings: Phrases): number {
  const fits = openings.filter((words) => words.every((word, offset) => isText(tokens, at + offset, word)))
  return fits.length > 0 ? at + Math.max(...fits.map((words) => words.length)) : -1
}

/** One end: an opening and an amount, or an amount and what closes it. */
function endAt(tokens: readonly Token[], at: number, openings: Phrases, closings: Phrases): Found<number> | null {
  const opened = moneyAt(tokens, after(tokens, at, openings))
  if (opened) return opened
  const amount = moneyAt(tokens, at)
  const end = amount ? after(tokens, amount.end, closings) : -1
  return amount && end > 0 ? { end, value: amount.value } : null
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

/** A money range that begins at `at`; both ends as typed. */
export function rangeAt(tokens: readonly Token[], at: number): Found<MoneyRange> | null {
  const found = between(tokens, at) ?? oneSided(tokens, at)
  if (!found) return null
  const { min, max } = found.value
  const isReversed = (min ?? 0) > (max ?? Infinity)
  return isReversed ? { ...found, problem: 'O mínimo deve ser menor que o máximo' } : found
}
