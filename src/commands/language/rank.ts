/** Which reading comes first (commands/README §4 rule 2). The same line, screen and usage give the same order. */
import { fitsPath } from '#lib/urls/route-location.ts'
import type { InterpretationContext, MatchTier } from './interpretation.ts'
import type { Match } from './match-state.ts'
import type { MatchedArgs } from './matched-args.ts'

const TIERS: readonly MatchTier[] = ['exact', 'prefixes', 'prefixesOutOfOrder', 'synonym', 'corrected']

/** How the match was found. */
export function getTier(match: Match): MatchTier {
  if (match.corrections.length > 0) return 'corrected'
  if (match.unmatchedCount === 0 && match.isFull && match.isInOrder) return 'exact'
  // All of a phrase in another order says more than the beginning of the canonical one.
  if (match.unmatchedCount === 0 && match.isFull) return 'prefixesOutOfOrder'
  if (!match.isCanonical || match.pattern.phraseIndex > 0) return 'synonym'
  return match.isInOrder ? 'prefixes' : 'prefixesOutOfOrder'
}

/** The list whose part the line names; undefined where it names none. */
const findViewedList = ({ pattern: { slots }, values }: Match) =>
  slots.find(({ name, arg }) => arg.kind === 'vista' && values.has(name))?.arg.listSchema

/** A verb of the catalogue before a view; of several lists the one on the screen, then that which leaves least out. */
function getViewFitness(match: Match, context: InterpretationContext): readonly number[] {
  const listSchema = findViewedList(match)
  if (!listSchema) return [0, 0, 0]
  // A choice of one leaves the rest of the records out whatever is typed.
  const narrowed = listSchema.filters.some(({ type, options }) => type === 'select' && options?.length === 1)
  return [1, Number(listSchema.path !== context.path), listSchema.filters.length + (narrowed ? 10 : 0)]
}

/** The command acts on another screen than this one, and the line does not say so. */
function isForOtherScreen(match: Match, context: InterpretationContext): boolean {
  const {
    pattern: { command, hasNoun },
    values,
  } = match
  if (findViewedList(match)) return false
  if (command.path && !fitsPath(command.path, context.path)) return true
  const isOther = command.resource !== undefined && command.resource !== context.resource
  if (command.scope === 'form') return context.hasForm !== true || isOther
  if (command.scope === 'global' || values.size > 0 || hasNoun) return false
  return command.resource ? isOther : context.columns.length === 0
}

/** How much the screen speaks for the command, 0 to 2. */
function getScreenFit({ pattern: { command } }: Match, context: InterpretationContext): number {
  if ((command.path && fitsPath(command.path, context.path)) || (command.scope === 'form' && context.hasForm)) return 2
  if (command.resource) return command.resource === context.resource ? 2 : 0
  return command.scope !== 'global' && context.columns.length > 0 ? 1 : 0
}

/**
 * What is compared before the operator's habits: two candidates alike in all of it fit the line equally well, and the
 * line is ambiguous between them. Lower is better, the first difference decides.
 */
export function getFitness(
  match: Match,
  { missing, problem }: MatchedArgs,
  context: InterpretationContext,
): readonly number[] {
  const tier = getTier(match)
  const leads = [...match.values.values()].some((value) => value.hasPriority)
  return [
    leads ? -1 : Number(isForOtherScreen(match, context)),
    TIERS.indexOf(tier),
    Number(problem !== null),
    // 'buscar max nível' on the users' list is not the search for a user of that name.
    Number(match.hasFreeText && match.elidedCount > 0),
    Number(match.unmatchedCount > 0),
    missing.length,
    match.nameWordCount,
    Number(!match.isInOrder),
    // Among whole phrases, the one typed as it is written.
    ...getViewFitness(match, context),
    Number(match.hasFreeText),
    ...(tier === 'exact' ? [Number(!match.isOwnWords), match.elidedCount] : [0, 0]),
  ]
}

/** The first difference of two lists of numbers; 0 where they are alike. */
export function compareNumberLists(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Ties, lower first: habit, screen, what is left to say, canonical before synonym phrase, alphabet (the command's place
 * in it).
 */
export function getTieBreak(match: Match, alphabetical: number, context: InterpretationContext): readonly number[] {
  const { command, phraseIndex } = match.pattern
  return [-context.getUsage(command.id), -getScreenFit(match, context), match.unmatchedCount, phraseIndex, alphabetical]
}
