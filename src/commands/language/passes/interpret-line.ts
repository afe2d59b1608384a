/** Interprets a line with the passes, in their order: the first pass that finds something decides. */
import type { Candidate } from '#commands/language/candidates.ts'
import { hasTwoValues, isUnsupportedView, usesMentionedRecord } from '#commands/language/candidate-rules.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { findIgnoredText } from '#commands/language/ignored-text.ts'
import type { LineMatcher } from '#commands/language/line-matcher.ts'
import { getFullLemmas } from '#commands/language/words/line.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { passFieldChange } from './field-change.ts'
import { createEmptyResult, createPassInput, type PassInput, type PassResult } from './pass-input.ts'
import { type Pass, PASSES } from './pass-list.ts'
import { findRequestedClause } from './request-clause.ts'

/** The text has a number, a status or a period, which select records. */
const selectsRecords = ({ prepare, context }: PassInput, text: string): boolean => {
  const { tokens } = prepare(text)
  return tokens.some(
    ({ kind, text: word }, index) =>
      kind === 'number' || isStatusWord(word) || parsePeriodAt(tokens, index, context.now) !== null,
  )
}

/** 'valor com 140 de largura' names a column and its width, and asks for no such filter. */
const isPartOfView = (candidate: Candidate): boolean =>
  isUnsupportedView(candidate) && [...candidate.match.values.values()].some(({ hasPriority }) => hasPriority)

/**
 * Runs the passes in order and returns the result of the first one that finds something. A view that the list cannot
 * filter by is returned only if no other pass finds anything.
 */
function runPasses(passes: readonly Pass[], input: PassInput): PassResult {
  let unsupported: PassResult | undefined
  for (const { name, run } of passes) {
    const result: PassResult = { ...run(input), passName: name }
    const { candidates } = result
    // The operator is told what the list cannot filter by. No later pass may drop such a condition to find a candidate.
    const dropsCondition = (candidate: Candidate) =>
      unsupported !== undefined &&
      selectsRecords(input, `${result.uncoveredText ?? ''} ${findIgnoredText(result.line, candidate)}`)
    const isCertain =
      !candidates.some(isPartOfView) &&
      candidates.some(
        (candidate) =>
          (usesMentionedRecord(candidate, input.listNouns) || hasTwoValues(candidate)) && !dropsCondition(candidate),
      )
    if (isCertain) return { ...result, candidates: candidates.filter((candidate) => !isUnsupportedView(candidate)) }
    if (candidates.length > 0 && !candidates.every(isUnsupportedView)) return unsupported ?? result
    if (candidates.length > 0) unsupported ??= result
  }
  return unsupported ?? createEmptyResult(input)
}

/**
 * Interprets one line with all passes. `isClause` is true for a clause of another line, which is not split again and
 * gets fewer passes.
 */
export function interpretLine(text: string, matcher: LineMatcher, isClause = false): PassResult {
  const input = createPassInput(text, matcher, (clause) => interpretLine(clause, matcher, true))
  const { line, unsupportedVerb } = input
  if (line.tokens.length === 0) return createEmptyResult(input)
  const requestsAction = unsupportedVerb !== null || [...getFullLemmas(line)].some(isActionLemma)
  const passes = PASSES.filter(
    ({ isForActions, isForClauses }) => (isForActions || !requestsAction) && (isForClauses || !isClause),
  )
  return runPasses(passes, input)
}

/**
 * Interprets a line that sets a field to a text; null for any other line. The text may deny or ask, as 'Sem troca'
 * does: only the words before it have a mood, which the pass checks.
 */
export function interpretFieldChange(text: string, matcher: LineMatcher): PassResult | null {
  const result = passFieldChange(createPassInput(text, matcher, (clause) => interpretLine(clause, matcher, true)))
  return result.candidates.length > 0 ? result : null
}

/** Interprets the one clause of a line that asks for something; null if no clause is a complete request. */
export const interpretClause = (text: string, matcher: LineMatcher): PassResult | null =>
  findRequestedClause(text, matcher.grammar, (clause) => interpretLine(clause, matcher, true))
