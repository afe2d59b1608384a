/** Orders the candidates of a line and describes each as an interpretation (commands/language/README §6). */
import type { Candidate } from './candidates.ts'
import { formatCanonicalPhrase } from './canonical-phrase.ts'
import { findIgnoredText, leavesVerbOut } from './ignored-text.ts'
import type { Interpretation } from './interpretation.ts'
import type { LineMatcher } from './line-matcher.ts'
import type { PassResult } from '#commands/language/passes/pass-input.ts'
import { compareNumberLists, getTieBreak, getTier } from './rank.ts'
import { formatCorrectedText } from './typo-corrections.ts'
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import { prepareLine } from '#commands/language/words/line.ts'

/** The candidates, best first. */
function sortCandidates(found: readonly Candidate[], { grammar, context }: LineMatcher): Candidate[] {
  const sortable = found.map((candidate) => {
    const index = grammar.titleOrder.get(candidate.match.pattern.command.id) ?? 0
    return { candidate, key: [...candidate.fitness, ...getTieBreak(candidate.match, index, context)] }
  })
  return sortable.sort((a, b) => compareNumberLists(a.key, b.key)).map(({ candidate }) => candidate)
}

/** 'clonar loja 3' only opens the record: the verb is left out, so the line does not say exactly this. */
const opensRecordOnly = (
  { match, matchedArgs }: Candidate,
  text: string,
  ignoredText: string,
  lexicon: Lexicon,
): boolean =>
  !match.pattern.isWrite &&
  matchedArgs.problem === null &&
  match.pattern.slots.some(({ name, arg }) => arg.resource && name in matchedArgs.args) &&
  leavesVerbOut(prepareLine(text, lexicon), prepareLine(ignoredText, lexicon), lexicon)

/** The interpretations of a text, best first, from what the passes found in it. */
export function toInterpretations(
  text: string,
  { line, candidates, uncoveredText }: PassResult,
  matcher: LineMatcher,
): Interpretation[] {
  const { grammar, context } = matcher
  const list = sortCandidates(candidates, matcher)
  const [first, second] = list
  const isAmbiguous = first && second && compareNumberLists(first.fitness, second.fitness) === 0
  const labels = new Map(context.columns.map(({ field, label }) => [field, label]))
  return list.map((candidate): Interpretation => {
    const { match, matchedArgs } = candidate
    const { command } = match.pattern
    const ignoredText = [uncoveredText, findIgnoredText(line, candidate)].filter(Boolean).join(' … ') || null
    const isOpenedOnly = ignoredText !== null && opensRecordOnly(candidate, text, ignoredText, grammar.lexicon)
    return {
      command,
      ...matchedArgs,
      spans: match.spans,
      tier: isOpenedOnly ? 'corrected' : getTier(match),
      phrase: formatCanonicalPhrase(command, matchedArgs.args, labels),
      correction: formatCorrectedText(line, match),
      ignoredText,
      isAmbiguous: Boolean(isAmbiguous) && compareNumberLists(candidate.fitness, first?.fitness ?? []) === 0,
    }
  })
}
