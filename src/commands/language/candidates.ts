/** Every command that a line may mean, each by the phrase that fits it best. */
import { type AnyCommand, TOGGLE_ARG } from '#commands/define.ts'
import { canMatch } from './could-match.ts'
import type { Grammar } from './grammar.ts'
import { nounLemma } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Match, MatchInput } from './match-state.ts'
import { matchPattern } from './match-pattern.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import type { Pattern } from './patterns.ts'
import { compareNumberLists, getFitness } from './rank.ts'
import type { InterpretationContext } from './interpretation.ts'
import { type MatchedArgs, toMatchedArgs } from './matched-args.ts'

/** How a line may be meant by a command: the fit, the arguments, and what ranks it. */
export interface Candidate {
  match: Match
  matchedArgs: MatchedArgs
  fitness: readonly number[]
}

const createCandidate = (found: Match, context: InterpretationContext): Candidate => {
  const values = toMatchedArgs(found, context)
  return { match: found, matchedArgs: values, fitness: getFitness(found, values, context) }
}

/** Going to a list takes an id where nothing of that noun can be opened: 'pedido 501' (commands/README §4 rule 4). */
const allowsExtraId = ({ isNavigation, slots, elements }: Pattern, { openableResources }: Grammar): boolean => {
  const resource = elements[1]?.resource
  return (
    isNavigation &&
    slots.length === 0 &&
    elements.length === 2 &&
    resource != null &&
    !openableResources.has(nounLemma(resource))
  )
}

/** How freely a line is read: with names of records, and only phrases that it says whole. */
export interface MatchMode {
  allowsNames?: boolean
  requiresWholePhrase?: boolean
}

/** The best meaning of each command: with `names` a record may be told by its name, with `whole` all of a phrase is said. */
export function findCandidates(
  input: MatchInput,
  grammar: Grammar,
  { allowsNames = false, requiresWholePhrase = false }: MatchMode = {},
): Candidate[] {
  const { context } = input
  const leftOut = createSkippedCounter(input.line)
  // Of one command's phrases that which takes most of the line: 'abrir a ficha do produto 12' is no 'produto 12'.
  const compareCandidates = (a: Candidate, b: Candidate) =>
    leftOut(a.match) - leftOut(b.match) || compareNumberLists(a.fitness, b.fitness)
  const isBetterMatch = (a: Match, b: Match) =>
    compareCandidates(createCandidate(a, context), createCandidate(b, context)) < 0
  const best = new Map<AnyCommand, Candidate>()
  for (const pattern of grammar.patterns) {
    const options = { allowsExtraId: !allowsNames && allowsExtraId(pattern, grammar), allowsNames, requiresWholePhrase }
    if (!canMatch(pattern, input, options)) continue
    const found = matchPattern(pattern, input, options, isBetterMatch)
    if (!found) continue
    const meaning = createCandidate(found, context)
    const before = best.get(pattern.command)
    const first = before && compareCandidates(meaning, before) >= 0 ? before : meaning
    // 'modo' begins phrases of both states, and says neither.
    const isTold =
      !before ||
      first.match.unmatchedCount === 0 ||
      before.matchedArgs.args[TOGGLE_ARG] === meaning.matchedArgs.args[TOGGLE_ARG]
    if (!isTold) first.matchedArgs.args = { ...first.matchedArgs.args, [TOGGLE_ARG]: undefined }
    best.set(pattern.command, first)
  }
  return [...best.values()]
}

/** How many of the line's words that it may do without a fit leaves out. */
function createSkippedCounter({ tokens }: Line): (fit: Match) => number {
  const loose = tokens.filter((token) => token.isOptional)
  return ({ spans }) =>
    loose.filter(({ start }) => spans.some((span) => span.role === 'ignored' && span.start === start)).length
}

/** Those that leave out the fewest words: 'selecionar todas as linhas' is not one line. */
export function keepFewestSkipped(found: readonly Candidate[], line: Line): Candidate[] {
  const leftOut = createSkippedCounter(line)
  const least = Math.min(...found.map((each) => leftOut(each.match)))
  return found.filter((each) => leftOut(each.match) === least)
}

/** Changes nothing, says all of its phrase, and lacks nothing. */
export const isHarmlessAndComplete = ({
  match: { pattern, spans, hasFreeText: freeText },
  matchedArgs: { missing, problem },
}: Candidate): boolean =>
  spans.some(({ role }) => role === 'noun' || role === 'verb' || role === 'word') &&
  !pattern.isWrite &&
  !pattern.command.replaysHistory &&
  // On a form 'cadastra um cliente novo' is not to save it.
  pattern.command.scope !== 'form' &&
  ![...pattern.lemmas].some(isActionLemma) &&
  !freeText &&
  missing.length === 0 &&
  problem === null

/** What is told of the line it was found in holds no more of another. */
export const removeSpans = (found: Candidate): Candidate => ({ ...found, match: { ...found.match, spans: [] } })
