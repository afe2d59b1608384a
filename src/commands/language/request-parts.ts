/** Interprets the parts of a line that may ask for several things (commands/language/requests.md). */
import type { ListView } from '#commands/args.ts'
import type { Candidate } from './candidates.ts'
import { isOffTarget, isUnsupportedView } from './candidate-rules.ts'
import type { LineMatcher } from './line-matcher.ts'
import { rewriteNumberChange } from './number-change-rewrite.ts'
import { compareNumberLists } from './rank.ts'
import { correctNoValueWords, type Line } from '#commands/language/words/line.ts'
import { HOLDING_BACK_WORD, getMood } from '#commands/language/words/mood.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { ALL_VERBS, isListVerb } from '#commands/language/views/view-words.ts'

/** Excludes ids from a list and retracts nothing: '3-9 menos o 5'. */
const EXCLUSION = /^(?:menos|exceto)$/

/** `part` filters the list, `ofPart` uses the filtered list, `other` does neither. */
export type RequestKind = 'part' | 'ofPart' | 'other'

function getRequestKind({ match: { pattern, values, spans }, matchedArgs: { args } }: Candidate): RequestKind | null {
  const viewSlot = pattern.slots.find(({ name, arg }) => /^(?:vista|periodo|faixa)$/.test(arg.kind) && values.has(name))
  const { filters = { all: '' } } = (viewSlot ? args[viewSlot.name] : {}) as Partial<ListView>
  if (viewSlot) return Object.keys(filters).length > 0 ? 'part' : 'other'
  // 'produto 5' after 'excluir loja 3 e' does not ask to view that product.
  if (!spans.some(({ role }) => role === 'verb' || role === 'word')) return null
  return pattern.command.usesFilteredList ? 'ofPart' : 'other'
}

/** The line has the whole phrase and every required argument. */
export const isCompleteCandidate = ({ match, matchedArgs }: Candidate): boolean =>
  match.unmatchedCount === 0 && matchedArgs.missing.length === 0

/** The parts of a line; a part is interpreted once. */
export interface RequestParts {
  prepare: LineMatcher['prepare']
  /** The candidates of a part as typed, the likeliest first. */
  findPartCandidates(line: Line): Candidate[]
  /** What a part asks for, or 'text' for a free text; null if the part alone is no request. */
  getPartKind(part: string): RequestKind | 'text' | null
  beginsWithVerb(part: string): boolean
  /** The part is a write request; 'screen' if it leaves the resource to the screen. */
  getWriteTarget(part: string): 'screen' | 'named' | null
  /** The part takes one id and nothing else. */
  takesSingleId(part: string): boolean
}

/** Creates the interpreter of the parts of one line. */
export function createRequestParts(matcher: LineMatcher): RequestParts {
  const { grammar, context, prepare } = matcher
  const findPartCandidates = (line: Line): Candidate[] => {
    const { tokens, text } = line
    // 'excluir o 3, cancela' retracts the request.
    const isRetracted = tokens.some(({ text: word }) => HOLDING_BACK_WORD.test(word) && !EXCLUSION.test(word))
    if (isRetracted || getMood(tokens, text, grammar.lexicon)) return []
    return matcher
      .findCandidates(line)
      .filter((candidate) => !isOffTarget(candidate, text, context))
      .sort((a, b) => compareNumberLists(a.fitness, b.fitness))
  }
  const writeTargets = new Map<string, 'screen' | 'named'>()
  const singleIdParts = new Set<string>()
  const kindByPart = new Map<string, RequestKind | 'text' | null>()
  const computePartKind = (part: string): RequestKind | 'text' | null => {
    const candidates = findPartCandidates(prepare(part))
    const loose = prepare(part, { allowsLooseWords: true })
    // In 'vai pra última página' the verb has no meaning of its own. A part with such a verb may not write.
    const isLoose = candidates.length === 0 && loose.tokens[0]?.isOptional
    const numberChange = candidates.some((candidate) => isCompleteCandidate(candidate) && !isUnsupportedView(candidate))
      ? null
      : rewriteNumberChange(prepare(part, { correctWord: correctNoValueWords }), grammar, context)
    const found =
      numberChange !== null
        ? findPartCandidates(prepare(numberChange))
        : isLoose
          ? findPartCandidates(loose).filter(
              (candidate) => !candidate.match.pattern.isWrite && isCompleteCandidate(candidate),
            )
          : candidates
    // If this list has no such filter but another has, the operator must see the refusal.
    const best = found.find(({ matchedArgs }) => matchedArgs.problem === null)
    // 'exporta o csv' is half of 'exportar csv desta página', and changes nothing.
    const isCertain = best && (isCompleteCandidate(best) || best.match.pattern.command.usesFilteredList)
    if (!isCertain || best.matchedArgs.missing.length > 0 || (found[0] !== best && !isUnsupportedView(found[0]!)))
      return null
    if (numberChange === null && best.match.pattern.slots.length === 1) singleIdParts.add(part)
    if (best.match.pattern.isWrite)
      writeTargets.set(part, best.match.spans.some(({ role }) => role === 'noun') ? 'named' : 'screen')
    return best.match.hasFreeText ? 'text' : getRequestKind(best)
  }
  const getPartKind = (part: string): RequestKind | 'text' | null => {
    if (!kindByPart.has(part)) kindByPart.set(part, computePartKind(part))
    return kindByPart.get(part) ?? null
  }
  const beginsWithVerb = (part: string): boolean => {
    const line = prepare(part)
    const first = line.tokens.findIndex((token) => !isSkippable(token))
    return first >= 0 && isListVerb(line, first, ALL_VERBS)
  }
  return {
    prepare,
    findPartCandidates,
    getPartKind,
    beginsWithVerb,
    getWriteTarget: (part) => writeTargets.get(part) ?? null,
    takesSingleId: (part) => singleIdParts.has(part),
  }
}
