/** Ranks interpretations (commands/README §4 rule 2). The same line, screen and usage give the same order. */
import { matchesPath } from '#lib/urls/route-location.ts'
import type { InterpretationContext, MatchTier } from './interpretation.ts'
import type { Match } from './match-state.ts'
import type { MatchedArgs } from './matched-args.ts'

const TIERS: readonly MatchTier[] = ['exact', 'prefixes', 'prefixesOutOfOrder', 'synonym', 'corrected']

/** The tier of a match. */
export function getTier(match: Match): MatchTier {
  if (match.corrections.length > 0) return 'corrected'
  if (match.unmatchedCount === 0 && match.isFull && match.isInOrder) return 'exact'
  // A whole phrase in another order is better evidence than the beginning of the canonical one.
  if (match.unmatchedCount === 0 && match.isFull) return 'prefixesOutOfOrder'
  if (!match.isCanonical || match.pattern.phraseIndex > 0) return 'synonym'
  return match.isInOrder ? 'prefixes' : 'prefixesOutOfOrder'
}

/** The list that the line filters; undefined if it filters none. */
const findViewedList = ({ pattern: { slots }, values }: Match) =>
  slots.find(({ name, arg }) => arg.kind === 'vista' && values.has(name))?.arg.listSchema

/**
 * A catalogue verb ranks before a view. Among views, the list on the screen ranks first, then the list that
 * excludes the fewest records, judged by its number of filters.
 */
function getViewFitness(match: Match, context: InterpretationContext): readonly number[] {
  const listSchema = findViewedList(match)
  if (!listSchema) return [0, 0, 0]
  // A select with one option excludes the other records whatever is typed.
  const narrowed = listSchema.filters.some(({ type, options }) => type === 'select' && options?.length === 1)
  return [1, Number(listSchema.path !== context.path), listSchema.filters.length + (narrowed ? 10 : 0)]
}

/** The command belongs to another screen than the current one, and the line does not name that screen. */
function isForOtherScreen(match: Match, context: InterpretationContext): boolean {
  const {
    pattern: { command, hasNoun },
    values,
  } = match
  if (findViewedList(match)) return false
  if (command.path && !matchesPath(command.path, context.path)) return true
  const isOther = command.resource !== undefined && command.resource !== context.resource
  if (command.scope === 'form') return context.hasForm !== true || isOther
  if (command.scope === 'global' || values.size > 0 || hasNoun) return false
  return command.resource ? isOther : context.columns.length === 0
}

/** How well the command fits the screen, 0 to 2. */
function getScreenFit({ pattern: { command } }: Match, context: InterpretationContext): number {
  if ((command.path && matchesPath(command.path, context.path)) || (command.scope === 'form' && context.hasForm))
    return 2
  if (command.resource) return command.resource === context.resource ? 2 : 0
  return command.scope !== 'global' && context.columns.length > 0 ? 1 : 0
}

/**
 * The numbers that compare two candidates before the operator's habits count. If all numbers are equal, both candidates
 * fit equally well and the line is ambiguous. Lower is better; the first difference decides.
 */
export function getFitness(
  match: Match,
  { missing, problem }: MatchedArgs,
  context: InterpretationContext,
): readonly number[] {
  const tier = getTier(match)
  const hasPriority = [...match.values.values()].some((value) => value.hasPriority)
  return [
    hasPriority ? -1 : Number(isForOtherScreen(match, context)),
    TIERS.indexOf(tier),
    Number(problem !== null),
    // On the users' list 'buscar max nível' is not the search for a user of that name.
    Number(match.hasFreeText && match.elidedCount > 0),
    Number(match.unmatchedCount > 0),
    missing.length,
    match.nameWordCount,
    Number(!match.isInOrder),
    // Among whole phrases, the one with the typed words ranks first.
    ...getViewFitness(match, context),
    Number(match.hasFreeText),
    ...(tier === 'exact' ? [Number(!match.isOwnWords), match.elidedCount] : [0, 0]),
  ]
}

/** The first difference between two lists of numbers; 0 if they are equal. */
export function compareNumberLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Breaks ties, lower first: habit, screen, missing words, canonical before synonym phrase, alphabetical index of the
 * command's title.
 */
export function getTieBreak(match: Match, alphabetical: number, context: InterpretationContext): readonly number[] {
  const { command, phraseIndex } = match.pattern
  return [-context.getUsage(command.id), -getScreenFit(match, context), match.unmatchedCount, phraseIndex, alphabetical]
}
