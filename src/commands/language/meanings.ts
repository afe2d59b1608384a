/** Every command that a line may mean, each by the phrase that fits it best. */
import { type AnyCommand, STATE } from '#commands/define.ts'
import { couldMatch } from './could-match.ts'
import type { Grammar } from './grammar.ts'
import { nounLemma } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Match, Typed } from './fit.ts'
import { match } from './match.ts'
import { isActLemma } from '#commands/language/words/mood.ts'
import type { Pattern } from './phrases.ts'
import { compareLists, fitness } from './rank.ts'
import type { ReadingContext } from './reading.ts'
import { type ReadArguments, valuesOf } from './values-of.ts'

/** How a line may be meant by a command: the fit, the arguments, and what ranks it. */
export interface LineMeaning {
  match: Match
  values: ReadArguments
  fitness: readonly number[]
}

const meaningOf = (found: Match, context: ReadingContext): LineMeaning => {
  const values = valuesOf(found, context)
  return { match: found, values, fitness: fitness(found, values, context) }
}

/** Going to a list takes an id where nothing of that noun can be opened: 'pedido 501' (commands/README §4 rule 4). */
const swallowsId = ({ goes, slots, elements }: Pattern, { openable }: Grammar): boolean => {
  const noun = elements[1]?.noun
  return goes && slots.length === 0 && elements.length === 2 && noun != null && !openable.has(nounLemma(noun))
}

/** How freely a line is read: with names of records, and only phrases that it says whole. */
export interface ReadingMode {
  names?: boolean
  whole?: boolean
}

/** The best meaning of each command: with `names` a record may be told by its name, with `whole` all of a phrase is said. */
export function meaningsOf(
  typed: Typed,
  grammar: Grammar,
  { names = false, whole = false }: ReadingMode = {},
): LineMeaning[] {
  const { context } = typed
  const leftOut = countLeftOut(typed.line)
  // Of one command's phrases that which takes most of the line: 'abrir a ficha do produto 12' is no 'produto 12'.
  const compare = (a: LineMeaning, b: LineMeaning) =>
    leftOut(a.match) - leftOut(b.match) || compareLists(a.fitness, b.fitness)
  const better = (a: Match, b: Match) => compare(meaningOf(a, context), meaningOf(b, context)) < 0
  const best = new Map<AnyCommand, LineMeaning>()
  for (const pattern of grammar.patterns) {
    const options = { swallowsId: !names && swallowsId(pattern, grammar), names, whole }
    if (!couldMatch(pattern, typed, options)) continue
    const found = match(pattern, typed, options, better)
    if (!found) continue
    const meaning = meaningOf(found, context)
    const before = best.get(pattern.command)
    const first = before && compare(meaning, before) >= 0 ? before : meaning
    // 'modo' begins phrases of both states, and says neither.
    const isTold = !before || first.match.unmatched === 0 || before.values.args[STATE] === meaning.values.args[STATE]
    if (!isTold) first.values.args = { ...first.values.args, [STATE]: undefined }
    best.set(pattern.command, first)
  }
  return [...best.values()]
}

/** How many of the line's words that it may do without a fit leaves out. */
function countLeftOut({ tokens }: Line): (fit: Match) => number {
  const loose = tokens.filter((token) => token.loose)
  return ({ spans }) =>
    loose.filter(({ start }) => spans.some((span) => span.role === 'ignored' && span.start === start)).length
}

/** Those that leave out the fewest words: 'selecionar todas as linhas' is not one line. */
export function leavingOutLeast(found: readonly LineMeaning[], line: Line): LineMeaning[] {
  const leftOut = countLeftOut(line)
  const least = Math.min(...found.map((each) => leftOut(each.match)))
  return found.filter((each) => leftOut(each.match) === least)
}

/** Changes nothing, says all of its phrase, and lacks nothing. */
export const isSafeAndWhole = ({
  match: { pattern, spans, freeText },
  values: { missing, problem },
}: LineMeaning): boolean =>
  spans.some(({ role }) => role === 'noun' || role === 'verb' || role === 'word') &&
  !pattern.acts &&
  !pattern.command.redoes &&
  // On a form 'cadastra um cliente novo' is not to save it.
  pattern.command.place !== 'form' &&
  ![...pattern.lemmas].some(isActLemma) &&
  !freeText &&
  missing.length === 0 &&
  problem === null

/** What is told of the line it was found in holds no more of another. */
export const withoutSpans = (found: LineMeaning): LineMeaning => ({ ...found, match: { ...found.match, spans: [] } })
