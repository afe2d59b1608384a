/** What a filter line comes to while it is typed: its chips, and the text behind them (listing/quick-filter/README §1). Pure. */
import type { FilterName } from './filter-names.ts'
import {
  getCompletions,
  isIncompleteTerm,
  acceptsMoreWords,
  findRecordTerm,
  splitSpokenTerms,
  getEffectiveTerms,
} from './filter-terms.ts'

/** A line as it stands: terms that are done, and the text that is typed behind them. */
export interface QuickFilterLine {
  readonly chips: readonly string[]
  readonly text: string
}

/** Most completions offered. */
const MAX_COMPLETIONS = 8

/** A quote that is not closed yet. */
const hasOpenQuote = (text: string): boolean => (text.split('"').length - 1) % 2 === 1

/** What it says: all its terms, the one that is typed now ('' for none), the record it seeks, and what may complete it. */
export function parseLine(names: readonly FilterName[], { chips, text }: QuickFilterLine, now: Date) {
  const typed = splitSpokenTerms(names, text, now)
  const end = typed.at(-1) ?? ''
  const last = text.endsWith(' ') && !hasOpenQuote(text) && !findRecordTerm(names, end) ? '' : end
  return {
    all: getEffectiveTerms(names, [...chips, ...typed], now),
    last,
    recordTerm: findRecordTerm(names, last),
    offered: text === '' ? [] : getCompletions(names, last).slice(0, MAX_COMPLETIONS),
  }
}

/**
 * The line once this is typed: a blank after a named term makes it a chip; words and half a period wait, for more of
 * them may follow.
 */
export function extractChips(names: readonly FilterName[], line: QuickFilterLine, now: Date): QuickFilterLine {
  const terms = splitSpokenTerms(names, line.text, now)
  const isWaiting =
    terms.some((term) => !term.includes(':') || isIncompleteTerm(names, term, now)) ||
    acceptsMoreWords(names, terms.at(-1) ?? '')
  if (!line.text.endsWith(' ') || hasOpenQuote(line.text) || terms.length === 0 || isWaiting) return line
  return { chips: getEffectiveTerms(names, [...line.chips, ...terms], now), text: '' }
}

/** The text with its last term made whole; between the words of that there may be more blanks than one. */
export function replaceLastTerm(text: string, last: string, term: string): string {
  const [first = ''] = last.split(' ')
  return text.slice(0, last === '' ? undefined : text.lastIndexOf(first)) + term + (term.endsWith(':') ? '' : ' ')
}
