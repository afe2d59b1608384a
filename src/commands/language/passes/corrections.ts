/** Passes that correct typing errors (commands/language/README §1). */
import { type Candidate, keepFewestSkipped } from '#commands/language/candidates.ts'
import { isAllowedWhenLoose } from '#commands/language/candidate-rules.ts'
import { isEvidentCorrection, isLikelyCorrection, isMostlyGuessed } from '#commands/language/typo-corrections.ts'
import type { PassInput, PassResult } from './pass-input.ts'

/** The candidates of the line with its words corrected. */
export function findCorrectedCandidates(input: PassInput): readonly Candidate[] {
  const line = input.getLine('corrected')
  const found = input.findCandidates(line).filter(isAllowedWhenLoose(line))
  return keepFewestSkipped(found, line).filter(
    (candidate) => isEvidentCorrection(candidate, line, input.context) && !isMostlyGuessed(candidate),
  )
}

/** A corrected verb, noun or value that is certain enough to go before names: 'exlcuir produto 12'. */
export function passLikelyCorrection(input: PassInput): PassResult {
  const found = findCorrectedCandidates(input)
  return { line: input.getLine('corrected'), candidates: found.some(isLikelyCorrection) ? found : [] }
}

/** Any corrected word, also a short one that may be a name: 'noov produto'. */
export const passAnyCorrection = (input: PassInput): PassResult => ({
  line: input.getLine('corrected'),
  candidates: findCorrectedCandidates(input),
})

/** A corrected verb or noun before a text: 'procrar ana'. Part of `passAsTyped`. */
export function passCorrectedNoun(input: PassInput): PassResult {
  const line = input.getLine('typosFixed')
  const found = input.findCandidates(line, { requiresWholePhrase: true })
  return { line, candidates: found.filter(({ match }) => match.hasFreeText) }
}
