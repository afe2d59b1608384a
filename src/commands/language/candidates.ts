/** Finds every command that a line may mean, each with the phrase that fits it best. */
import { type AnyCommand, TOGGLE_ARG } from '#commands/define.ts'
import { findFittingPatterns } from './fitting-patterns.ts'
import type { Grammar } from './grammar.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Match, MatchInput, MatchMode } from './match-state.ts'
import { matchPattern } from './match-pattern.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { compareNumberLists, getFitness } from './rank.ts'
import type { InterpretationContext } from './interpretation.ts'
import { type MatchedArgs, toMatchedArgs } from './matched-args.ts'

/** One command that a line may mean: the match, the arguments, and the numbers that rank it. */
export interface Candidate {
  match: Match
  matchedArgs: MatchedArgs
  fitness: readonly number[]
}

/** The candidate of a match, with its arguments and the numbers that rank it. */
export const createCandidate = (found: Match, context: InterpretationContext): Candidate => {
  const values = toMatchedArgs(found, context)
  return { match: found, matchedArgs: values, fitness: getFitness(found, values, context) }
}

/**
 * The best candidate of each command. `allowsNames`: a record's name may take the place of its id.
 * `requiresWholePhrase`: the line must contain every word of the phrase.
 */
export function findCandidates(
  input: MatchInput,
  grammar: Grammar,
  { allowsNames = false, requiresWholePhrase = false }: MatchMode = {},
): Candidate[] {
  const { context } = input
  const countSkipped = createSkippedCounter(input.line)
  // Among the phrases of a command, the one that takes most of the line: 'abrir a ficha do produto 12' is not 'produto 12'.
  const compareCandidates = (a: Candidate, b: Candidate) =>
    countSkipped(a.match) - countSkipped(b.match) || compareNumberLists(a.fitness, b.fitness)
  const isBetterMatch = (a: Match, b: Match) =>
    compareCandidates(createCandidate(a, context), createCandidate(b, context)) < 0
  const best = new Map<AnyCommand, Candidate>()
  for (const pattern of findFittingPatterns(input, grammar, { allowsNames, requiresWholePhrase })) {
    const allowsExtraId = !allowsNames && grammar.patternsWithExtraId.has(pattern)
    const found = matchPattern(pattern, input, { allowsExtraId, allowsNames, requiresWholePhrase }, isBetterMatch)
    if (!found) continue
    const candidate = createCandidate(found, context)
    const previous = best.get(pattern.command)
    const better = previous && compareCandidates(candidate, previous) >= 0 ? previous : candidate
    // 'modo' begins phrases of both states of a toggle and selects neither.
    const isStateClear =
      !previous ||
      better.match.unmatchedCount === 0 ||
      previous.matchedArgs.args[TOGGLE_ARG] === candidate.matchedArgs.args[TOGGLE_ARG]
    if (!isStateClear) better.matchedArgs.args = { ...better.matchedArgs.args, [TOGGLE_ARG]: undefined }
    best.set(pattern.command, better)
  }
  return [...best.values()]
}

/** Counts the optional words of the line that a match skips. */
function createSkippedCounter({ tokens }: Line): (match: Match) => number {
  const optionalTokens = tokens.filter((token) => token.isOptional)
  return ({ spans }) =>
    optionalTokens.filter(({ start }) => spans.some((span) => span.role === 'ignored' && span.start === start)).length
}

/** Keeps the candidates that skip the fewest words: 'selecionar todas as linhas' is not one line. */
export function keepFewestSkipped(found: readonly Candidate[], line: Line): Candidate[] {
  const countSkipped = createSkippedCounter(line)
  const minSkipped = Math.min(...found.map((candidate) => countSkipped(candidate.match)))
  return found.filter((candidate) => countSkipped(candidate.match) === minSkipped)
}

/** The candidate changes nothing, matches its whole phrase and lacks no argument. */
export const isHarmlessAndComplete = ({
  match: { pattern, spans, hasFreeText },
  matchedArgs: { missing, problem },
}: Candidate): boolean =>
  spans.some(({ role }) => role === 'noun' || role === 'verb' || role === 'word') &&
  !pattern.isWrite &&
  !pattern.command.replaysHistory &&
  // On a form 'cadastra um cliente novo' must not save the form.
  pattern.command.scope !== 'form' &&
  ![...pattern.lemmas].some(isActionLemma) &&
  !hasFreeText &&
  missing.length === 0 &&
  problem === null

/** Removes the spans of a candidate found in another line: they do not apply to the typed line. */
export const removeSpans = (found: Candidate): Candidate => ({ ...found, match: { ...found.match, spans: [] } })
