/**
 * Matches a line against a pattern. An element or a slot of the pattern must take every word and number of the line.
 * The pattern may have more than the line: each further word narrows the choice (commands/README §4 rule 2).
 */
import { matchSegment } from './match-elements.ts'
import { matchNames, matchSign } from './match-names.ts'
import { matchSlots, takesValue } from './match-slots.ts'
import {
  extendTrail,
  toMatch,
  type Match,
  type MatchOptions,
  type MatchSearch,
  INITIAL_STATE,
  type MatchState,
  type MatchInput,
} from './match-state.ts'
import { ROW_IDS, parseFullId } from '#commands/language/words/parse-ids.ts'
import type { Pattern } from './patterns.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'

/** The search gives up after this many steps, because a line may match in very many ways. */
const MAX_STEPS = 3000

/** The best match of a line with a pattern, or null. `isBetter` compares two matches. */
export function matchPattern(
  pattern: Pattern,
  input: MatchInput,
  options: MatchOptions,
  isBetter: (a: Match, b: Match) => boolean,
): Match | null {
  const search: MatchSearch = {
    pattern,
    input,
    options,
    isBetter,
    best: null,
    stepCount: 0,
    next: (index, state) => matchFrom(search, index, state),
  }
  matchFrom(search, 0, { ...INITIAL_STATE, corrections: input.line.typoFixes })
  return search.best
}

function recordMatch(search: MatchSearch, state: MatchState): void {
  const found = toMatch(search, state)
  if (found && (!search.best || search.isBetter(found, search.best))) search.best = found
}

function matchFrom(search: MatchSearch, index: number, state: MatchState): void {
  if (++search.stepCount > MAX_STEPS) return
  const { tokens, segments } = search.input.line
  const token = tokens[index]
  if (!token) return recordMatch(search, state)
  for (const segment of segments[index] ?? []) matchSegment(search, index, state, segment)
  matchSlots(search, index, state)
  if (search.options.allowsNames) {
    matchSign(search, index, state)
    matchNames(search, index, state)
  }
  if (
    isSkippable(token) &&
    !search.pattern.slots.some((slot) => slot.arg.isVerbatim && takesValue(search, slot, state, index))
  )
    matchFrom(search, index + 1, { ...state, trail: extendTrail(search, state, index, index + 1, { role: 'ignored' }) })
  const id = search.options.allowsExtraId && !state.hasExtraId ? parseFullId(tokens, index) : null
  if (id && id.value !== ROW_IDS) {
    const trail = extendTrail(search, state, index, id.end, { role: 'ignored' })
    matchFrom(search, id.end, { ...state, hasExtraId: true, trail })
  }
}
