/** Ranges of money: 'acima de 100', 'até R$ 50', 'entre 100 e 500' (commands/README §3). */
import type { MoneyRange } from '#commands/args.ts'
import { type Found, isText, moneyAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** Words that open the lower end. */
const LEAST =
  /^(?:a partir de|acima(?: de)?|mais(?: car[oa]s?| do)? que|mais de|maior(?:es)?(?:(?: do)? que)?|superior(?:es)? a|pelo menos|(?:no )?minimo(?: de)?|pass(?:a|am|ando) de|ultrapassam?|> ?=?)(?= )/
const MOST =
  /^(?:no maximo|maximo(?: de)?|abaixo(?: de)?|menos(?: do)? que|menos de|mais barat[oa]s? que|menor(?:es)?(?:(?: do)? que)?|inferior(?:es)? a|ate|< ?=?)(?= )/
/** Words behind an amount that make an end of it: '100 ou mais'. */
const LEAST_AFTER = /^(?:ou mais|p(?:a?r)a cima|em diante)(?= )/
const MOST_AFTER = /^(?:ou menos|p(?:a?r)a baixo)(?= )/

/** The token after these words, or -1. */
function after(tokens: readonly Token[], at: number, opening: RegExp): number {
  const words = tokens.slice(at, at + 5).map(({ kind, text }) => (kind === 'quoted' ? '"' : text))
  const found = opening.exec(`${words.join(' ')} `)
  return found ? at + found[0].split(' ').length : -1
}

/** One end: an opening and an amount, or an amount and what closes it. */
function endAt(tokens: readonly Token[], at: number, openings: RegExp, closings: RegExp): Found<number> | null {
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
