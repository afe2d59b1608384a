/** What a filter line comes to while it is typed: its chips, and the text behind them (listing/typed/README §1). Pure. */
import type { Name } from './filter-names.ts'
import { completions, isBegun, isOpen, soughtBy, spoken, standing } from './terms.ts'

/** A line as it stands: terms that are done, and the text that is typed behind them. */
export interface TypedLine {
  readonly chips: readonly string[]
  readonly text: string
}

/** Most completions offered. */
const MOST = 8

/** A quote that is not closed yet. */
const isInQuotes = (text: string): boolean => (text.split('"').length - 1) % 2 === 1

/** What it says: all its terms, the one that is typed now ('' for none), the record it seeks, and what may complete it. */
export function readLine(names: readonly Name[], { chips, text }: TypedLine, now: Date) {
  const typed = spoken(names, text, now)
  const end = typed.at(-1) ?? ''
  const last = text.endsWith(' ') && !isInQuotes(text) && !soughtBy(names, end) ? '' : end
  return {
    all: standing(names, [...chips, ...typed], now),
    last,
    sought: soughtBy(names, last),
    offered: text === '' ? [] : completions(names, last).slice(0, MOST),
  }
}

/**
 * The line once this is typed: a blank after a named term makes it a chip; words and half a period wait, for more of
 * them may follow.
 */
export function withChips(names: readonly Name[], line: TypedLine, now: Date): TypedLine {
  const terms = spoken(names, line.text, now)
  const isWaiting =
    terms.some((term) => !term.includes(':') || isBegun(names, term, now)) || isOpen(names, terms.at(-1) ?? '')
  if (!line.text.endsWith(' ') || isInQuotes(line.text) || terms.length === 0 || isWaiting) return line
  return { chips: standing(names, [...line.chips, ...terms], now), text: '' }
}

/** The text with its last term made whole; between the words of that there may be more blanks than one. */
export function withTerm(text: string, last: string, term: string): string {
  const [first = ''] = last.split(' ')
  return text.slice(0, last === '' ? undefined : text.lastIndexOf(first)) + term + (term.endsWith(':') ? '' : ' ')
}
