/** Which reading comes first (commands/README §4 rule 2). The same line, screen and usage give the same order. */
import { fitsPath } from '#lib/places/place.ts'
import type { ReadingContext, Tier } from './reading.ts'
import type { Match } from './fit.ts'
import type { ReadArguments } from './values-of.ts'

const TIERS: readonly Tier[] = ['exact', 'prefixes', 'prefixesOutOfOrder', 'synonym', 'corrected']

/** How the match was found. */
export function tierOf(match: Match): Tier {
  if (match.corrected.length > 0) return 'corrected'
  if (match.unmatched === 0 && match.full && match.inOrder) return 'exact'
  // All of a phrase in another order says more than the beginning of the canonical one.
  if (match.unmatched === 0 && match.full) return 'prefixesOutOfOrder'
  if (!match.canonical || match.pattern.index > 0) return 'synonym'
  return match.inOrder ? 'prefixes' : 'prefixesOutOfOrder'
}

/** The list whose part the line names; undefined where it names none. */
const viewed = ({ pattern: { slots }, values }: Match) =>
  slots.find(({ name, arg }) => arg.kind === 'vista' && values.has(name))?.arg.facts

/** A verb of the catalogue before a view; of several lists the one on the screen, then that which leaves least out. */
function viewFitness(match: Match, context: ReadingContext): readonly number[] {
  const facts = viewed(match)
  if (!facts) return [0, 0, 0]
  // A choice of one leaves the rest of the records out whatever is typed.
  const narrowed = facts.filters.some(({ type, options }) => type === 'select' && options?.length === 1)
  return [1, Number(facts.path !== context.path), facts.filters.length + (narrowed ? 10 : 0)]
}

/** The command acts on another screen than this one, and the line does not say so. */
function isElsewhere(match: Match, context: ReadingContext): boolean {
  const {
    pattern: { command, hasNoun },
    values,
  } = match
  if (viewed(match)) return false
  if (command.path && !fitsPath(command.path, context.path)) return true
  const isOther = command.noun !== undefined && command.noun !== context.noun
  if (command.place === 'form') return context.hasForm !== true || isOther
  if (command.place === 'global' || values.size > 0 || hasNoun) return false
  return command.noun ? isOther : context.columns.length === 0
}

/** How much the screen speaks for the command, 0 to 2. */
function screenFit({ pattern: { command } }: Match, context: ReadingContext): number {
  if ((command.path && fitsPath(command.path, context.path)) || (command.place === 'form' && context.hasForm)) return 2
  if (command.noun) return command.noun === context.noun ? 2 : 0
  return command.place !== 'global' && context.columns.length > 0 ? 1 : 0
}

/**
 * What is compared before the operator's habits: two candidates alike in all of it fit the line equally well, and the
 * line is ambiguous between them. Lower is better, the first difference decides.
 */
export function fitness(match: Match, { missing, problem }: ReadArguments, context: ReadingContext): readonly number[] {
  const tier = tierOf(match)
  const leads = [...match.values.values()].some((value) => value.leads)
  return [
    leads ? -1 : Number(isElsewhere(match, context)),
    TIERS.indexOf(tier),
    Number(problem !== null),
    // 'buscar max nível' on the users' list is not the search for a user of that name.
    Number(match.freeText && match.elided > 0),
    Number(match.unmatched > 0),
    missing.length,
    match.nameWords,
    Number(!match.inOrder),
    // Among whole phrases, the one typed as it is written.
    ...viewFitness(match, context),
    Number(match.freeText),
    ...(tier === 'exact' ? [Number(!match.own), match.elided] : [0, 0]),
  ]
}

/** The first difference of two lists of numbers; 0 where they are alike. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
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
export function tieBreak(match: Match, alphabetical: number, context: ReadingContext): readonly number[] {
  const { command, index } = match.pattern
  return [-context.usage(command.id), -screenFit(match, context), match.unmatched, index, alphabetical]
}
