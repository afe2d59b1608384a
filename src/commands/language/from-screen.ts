/** What the screen says, so that a line need not (commands/README §4 rule 1). */
import type { Arg } from '#commands/args.ts'
import type { ReadingContext } from './reading.ts'
import { type Lemma, nounLemma } from '#commands/language/words/lexicon.ts'
import type { Pattern } from './phrases.ts'
import type { SlotValue } from './values.ts'

/** The noun that the screen's list shows, where the phrase names none of its own: 'recarregar [produtos]'. */
export function listNoun({ command, hasNoun }: Pattern, context: ReadingContext): Lemma | null {
  if (hasNoun || command.place !== 'list' || !context.noun) return null
  return !command.noun || command.noun === context.noun ? nounLemma(context.noun) : null
}

/** The screen says this noun of the phrase, or 'ir para' goes without saying. */
export function isElidable({ command, elements, goes }: Pattern, index: number, context: ReadingContext): boolean {
  if (goes && index === 0) return true
  const noun = elements[index]?.noun
  if (!noun || !command.noun || !context.noun) return false
  if (noun === context.noun) return true
  // On the ledger 'reprocessar 501' speaks of an order: the command's own argument says so.
  const args: Readonly<Record<string, Arg>> = command.args
  return command.noun === context.noun && Object.values(args).some((arg) => arg.noun === noun)
}

/**
 * The arguments say enough without a word of the phrase: 'ontem', '320', a pasted column of ids. `unmatched` counts the
 * words that the screen does not say either.
 */
export function standsAlone(
  { command, slots }: Pattern,
  values: ReadonlyMap<string, SlotValue>,
  unmatched: number,
  context: ReadingContext,
): boolean {
  const filled = slots.filter(({ name }) => values.has(name))
  if (filled.length === 0) return false
  if (unmatched === 0) return filled.some(({ arg }) => arg.kind !== 'texto')
  return filled.some(({ name, arg }) => {
    if (arg.kind === 'faixa' || arg.kind === 'periodo') return true
    const ids = values.get(name)?.value
    return arg.kind === 'ids' && Array.isArray(ids) && (ids.length !== 1 || command.noun === context.noun)
  })
}
