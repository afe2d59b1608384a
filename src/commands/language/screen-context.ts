/** What the screen says, so that a line need not (commands/README §4 rule 1). */
import type { Arg } from '#commands/args.ts'
import type { InterpretationContext } from './interpretation.ts'
import { type Lemma, nounLemma } from '#commands/language/words/lexicon.ts'
import type { Pattern } from './patterns.ts'
import type { SlotValue } from './slot-values.ts'

/** The noun that the screen's list shows, where the phrase names none of its own: 'recarregar [produtos]'. */
export function getListLemma({ command, hasNoun }: Pattern, context: InterpretationContext): Lemma | null {
  if (hasNoun || command.scope !== 'list' || !context.resource) return null
  return !command.resource || command.resource === context.resource ? nounLemma(context.resource) : null
}

/** The screen says this noun of the phrase, or 'ir para' goes without saying. */
export function isElidable(
  { command, elements, isNavigation }: Pattern,
  index: number,
  context: InterpretationContext,
): boolean {
  if (isNavigation && index === 0) return true
  const resource = elements[index]?.resource
  if (!resource || !command.resource || !context.resource) return false
  if (resource === context.resource) return true
  // On the ledger 'reprocessar 501' speaks of an order: the command's own argument says so.
  const args: Readonly<Record<string, Arg>> = command.args
  return command.resource === context.resource && Object.values(args).some((arg) => arg.resource === resource)
}

/**
 * The arguments say enough without a word of the phrase: 'ontem', '320', a pasted column of ids. `unmatched` counts the
 * words that the screen does not say either.
 */
export function isCompleteWithoutWords(
  { command, slots }: Pattern,
  values: ReadonlyMap<string, SlotValue>,
  unmatched: number,
  context: InterpretationContext,
): boolean {
  const filled = slots.filter(({ name }) => values.has(name))
  if (filled.length === 0) return false
  if (unmatched === 0) return filled.some(({ arg }) => arg.kind !== 'texto')
  return filled.some(({ name, arg }) => {
    if (arg.kind === 'faixa' || arg.kind === 'periodo') return true
    const ids = values.get(name)?.value
    return arg.kind === 'ids' && Array.isArray(ids) && (ids.length !== 1 || command.resource === context.resource)
  })
}
