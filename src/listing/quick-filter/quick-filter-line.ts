/**
 * The state of a quick filter line while it is typed: its chips, and the text after them (listing/quick-filter/README
 * §1). Pure.
 */
import type { FilterName } from './filter-names.ts'
import {
  getCompletions,
  isIncompleteTerm,
  acceptsMoreWords,
  findRecordTerm,
  splitTypedTerms,
  getEffectiveTerms,
} from './filter-terms.ts'

/** A line: finished terms, and the text after them. */
export interface QuickFilterLine {
  readonly chips: readonly string[]
  readonly text: string
}

/** Maximum of completions. */
const MAX_COMPLETIONS = 8

/** True if a quote is not closed yet. */
const hasOpenQuote = (text: string): boolean => (text.split('"').length - 1) % 2 === 1

/**
 * Returns all terms of the line, the term being typed ('' for none), the record that it searches for, and its
 * completions.
 */
export function parseLine(names: readonly FilterName[], { chips, text }: QuickFilterLine, now: Date) {
  const typed = splitTypedTerms(names, text, now)
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
 * Returns the line after typing: a space after a named term makes it a chip. Unnamed words and incomplete periods wait,
 * because more words may follow.
 */
export function extractChips(names: readonly FilterName[], line: QuickFilterLine, now: Date): QuickFilterLine {
  const terms = splitTypedTerms(names, line.text, now)
  const isWaiting =
    terms.some((term) => !term.includes(':') || isIncompleteTerm(names, term, now)) ||
    acceptsMoreWords(names, terms.at(-1) ?? '')
  if (!line.text.endsWith(' ') || hasOpenQuote(line.text) || terms.length === 0 || isWaiting) return line
  return { chips: getEffectiveTerms(names, [...line.chips, ...terms], now), text: '' }
}

/** Returns the text with its last term completed. The words of that term may have several spaces between them. */
export function replaceLastTerm(text: string, last: string, term: string): string {
  const [first = ''] = last.split(' ')
  return text.slice(0, last === '' ? undefined : text.lastIndexOf(first)) + term + (term.endsWith(':') ? '' : ' ')
}
