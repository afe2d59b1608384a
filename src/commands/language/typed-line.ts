/** Reads a typed line before it is interpreted: its request without courtesies, and its mood. */
import type { Grammar } from './grammar.ts'
import { findRequestClauses } from '#commands/language/passes/request-clause.ts'
import { removeRetractions } from './request-clauses.ts'
import { cleanText } from '#commands/language/words/clean-text.ts'
import { stripCourtesy } from '#commands/language/words/courtesy.ts'
import { getTooLongReason } from '#commands/language/words/line-length.ts'
import { prepareLine } from '#commands/language/words/line.ts'
import { memoizeByText } from '#commands/language/words/memoize.ts'
import { getMood, type Mood } from '#commands/language/words/mood.ts'

/** Answers about typed lines, each computed once for the last lines. */
export interface TypedLineReader {
  /** The line without invisible characters, and why it is too long to be interpreted, if it is. */
  clean(typedLine: string): ReturnType<typeof cleanText> & { tooLongReason: string | null }
  /** The line without courtesies and retracted words. */
  getRequest(text: string): string
  /** The mood of the whole line. */
  getWholeMood(text: string): Mood
  /** The mood of the request: a comment does not stop the request beside it. */
  getRequestMood(text: string): Mood
}

/** Creates the reader of a grammar. */
export function createTypedLineReader(grammar: Grammar): TypedLineReader {
  const { lexicon } = grammar
  const clean = memoizeByText((typedLine) => {
    const cleaned = cleanText(typedLine)
    return { ...cleaned, tooLongReason: getTooLongReason(cleaned.text) }
  })
  /** Removes courtesies and retracted words; with `onlyLeading` only the courtesies before the request. */
  const createStripper = (onlyLeading: boolean) =>
    memoizeByText((text) => removeRetractions(prepareLine(stripCourtesy(text, onlyLeading), lexicon)))
  const getRequest = createStripper(false)
  const stripOpening = createStripper(true)
  // A courtesy at the end makes no question: 'liberar o 3, por favor?'.
  const getWholeMood = memoizeByText((text): Mood => {
    const request = stripOpening(text)
    return getMood(prepareLine(request, lexicon).tokens, request, lexicon)
  })
  // 'exclua o plano 3, que não é mais usado'
  const getRequestMood = memoizeByText((text): Mood => {
    const mood = getWholeMood(text)
    return mood && findRequestClauses(getRequest(text), grammar).length > 0 ? null : mood
  })
  return { clean, getRequest, getWholeMood, getRequestMood }
}
