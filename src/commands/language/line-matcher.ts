/**
 * Prepares and matches the lines of one typed line: the line itself and the lines that the passes derive from it
 * (commands/language/README §1). Lines that are prepared alike are matched once.
 */
import { type Candidate, findCandidates } from './candidates.ts'
import type { Grammar } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'
import { getKnownWordCheck } from './known-words.ts'
import { createLineValuesReader } from './line-values.ts'
import type { MatchMode } from './match-state.ts'
import { type Line, type PrepareOptions, prepareLine } from '#commands/language/words/line.ts'

/** What the passes of one typed line share. */
export interface LineMatcher {
  readonly grammar: Grammar
  readonly context: InterpretationContext
  /** Prepares a text; the words of the screen are known. */
  prepare(text: string, options?: PrepareOptions): Line
  /** The best candidate of each command, as `findCandidates` returns them. */
  findCandidates(line: Line, mode?: MatchMode): readonly Candidate[]
}

/** Creates a matcher for one typed line. It lives as long as the interpretation of that line. */
export function createLineMatcher(grammar: Grammar, context: InterpretationContext): LineMatcher {
  const isKnownWord = getKnownWordCheck(grammar, context)
  const readValues = createLineValuesReader(context)
  const known = new Map<string, readonly Candidate[]>()
  return {
    grammar,
    context,
    prepare: (text, options = {}) => prepareLine(text, grammar.lexicon, { isKnownWord, ...options }),
    findCandidates(line, { allowsNames = false, requiresWholePhrase = false } = {}) {
      const key = `${allowsNames} ${requiresWholePhrase} ${line.cacheKey}`
      let found = known.get(key)
      if (!found) {
        const input = { line, values: readValues(line, allowsNames), context }
        known.set(key, (found = findCandidates(input, grammar, { allowsNames, requiresWholePhrase })))
      }
      return found
    },
  }
}
