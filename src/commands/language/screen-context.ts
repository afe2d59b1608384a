/** What the screen supplies, so that the line may leave it out (commands/README §4 rule 1). */
import type { Arg } from '#commands/args.ts'
import type { InterpretationContext } from './interpretation.ts'
import { type Lemma, nounLemma } from '#commands/language/words/lemma.ts'
import type { Pattern } from './patterns.ts'
import type { SlotValue } from './slot-values.ts'

/** The noun of the screen's list, if the phrase has no noun of its own: 'recarregar [produtos]'; else null. */
export function getListLemma({ command, hasNoun }: Pattern, context: InterpretationContext): Lemma | null {
  if (hasNoun || command.scope !== 'list' || !context.resource) return null
  return !command.resource || command.resource === context.resource ? nounLemma(context.resource) : null
}

/** The line may leave out this element: the screen supplies the noun, or the element is 'ir para'. */
export function isElidable(
  { command, elements, isNavigation }: Pattern,
  index: number,
  context: InterpretationContext,
): boolean {
  if (isNavigation && index === 0) return true
  const resource = elements[index]?.resource
  if (!resource || !command.resource || !context.resource) return false
  if (resource === context.resource) return true
  // On the ledger 'reprocessar 501' refers to an order: the command's argument says so.
  const args: Readonly<Record<string, Arg>> = command.args
  return command.resource === context.resource && Object.values(args).some((arg) => arg.resource === resource)
}

/**
 * The arguments alone identify the command: 'ontem', '320', a pasted column of ids. `unmatched` is the number of words
 * that neither the line nor the screen supplies.
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
