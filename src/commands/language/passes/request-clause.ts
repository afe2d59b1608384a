/** The pass that interprets the one clause of a line that asks for something (commands/language/README §5). */
import { type Candidate, removeSpans } from '#commands/language/candidates.ts'
import { isCompleteRequest } from '#commands/language/candidate-rules.ts'
import type { Grammar } from '#commands/language/grammar.ts'
import { findTextBesideClause } from '#commands/language/ignored-text.ts'
import { type RequestClause, splitRequestClauses } from '#commands/language/request-clauses.ts'
import { type Line, prepareLine } from '#commands/language/words/line.ts'
import { getMood } from '#commands/language/words/mood.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import { createEmptyResult, type PassInput, type PassResult } from './pass-input.ts'

/** The clauses that are interpreted on their own. Clauses that deny or ask are left out; a note has no clauses. */
export function findRequestClauses(text: string, grammar: Grammar): RequestClause[] {
  const { lexicon } = grammar
  const getLineMood = (line: Line) => getMood(line.tokens, line.text, lexicon)
  const whole = prepareLine(text, lexicon)
  if (getLineMood(whole) === 'notes') return []
  return splitRequestClauses(whole, grammar).filter((clause) => getLineMood(prepareLine(clause.text, lexicon)) === null)
}

const countStatusWords = ({ tokens }: Line) => tokens.filter(({ text }) => isStatusWord(text)).length

/**
 * Interprets the one clause that asks for something, if the other clauses only comment on it. Returns null if no clause
 * is a complete request.
 */
export function findRequestedClause(
  text: string,
  grammar: Grammar,
  interpretClauseText: PassInput['interpretClauseText'],
): PassResult | null {
  const whole = prepareLine(text, grammar.lexicon)
  const statuses = countStatusWords(whole)
  for (const { text: clause, isFirst, isPurpose, isConditional } of findRequestClauses(text, grammar)) {
    const { line, candidates } = interpretClauseText(clause)
    // For a write command a status only describes the record. For a list it selects the rows: 'os do pedido 501, que
    // estão liberados'.
    const coversStatuses = ({ match: { pattern } }: Candidate) => pattern.isWrite || countStatusWords(line) === statuses
    const complete = candidates.filter(
      (candidate) =>
        coversStatuses(candidate) &&
        !(isConditional && candidate.match.pattern.isWrite) &&
        isCompleteRequest(candidate, isFirst, line, isPurpose),
    )
    if (complete.length > 0)
      return {
        line,
        candidates: isFirst ? complete : complete.map(removeSpans),
        uncoveredText: findTextBesideClause(whole, line),
      }
  }
  return null
}

/** 'exclua a categoria 9, tá duplicada' */
export const passRequestClause = (input: PassInput): PassResult =>
  findRequestedClause(input.text, input.grammar, input.interpretClauseText) ?? createEmptyResult(input)
