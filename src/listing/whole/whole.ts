/** A whole reading as its consumers take it: made first where there is none. */
import type { FoldArguments, FoldName, FoldResult } from '#reading/jobs/fold-table.ts'
import { foldPagesOf } from '#reading/jobs/run-job.ts'
import type { KeptPages } from '#reading/keeper/kept-pages.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { notify } from '#ui/notices/notify.tsx'
import { newestHand, runReading, type WholeSession, wholeSession } from './run-reading.ts'
import type { ListSource } from '#listing/source.ts'
import { keyOf, wholeReading } from './whole-store.ts'

/** A reading that has its verdict. */
export interface Whole {
  readonly session: WholeSession
  readonly outcome: ReadingOutcome
}

/**
 * The reading that stands, where it has its verdict and is of this list and filter; of whichever it is where none is
 * told.
 */
export function wholeNow(key = wholeReading.get()?.key): Whole | null {
  const shown = wholeReading.get()
  const session = wholeSession()
  return shown?.outcome && shown.key === key && session ? { session, outcome: shown.outcome } : null
}

/** Tells that what was asked of a reading of this list is not done: another one took its place. */
export function tellReplaced({ definition }: ListSource): null {
  notify('info', `Outra leitura começou: peça de novo em ${definition.title}`)
  return null
}

const isCancelled = ({ outcome: { verdict } }: Whole): boolean => 'why' in verdict && verdict.why === 'cancelled'

/**
 * The reading of what is on the screen, made `anew` or where there is none; null where it came to nothing, which is
 * told, or was cancelled, which ends what it was made for.
 */
export async function readingOf(source: ListSource, anew = false): Promise<Whole | null> {
  const key = keyOf(source.definition, source.model().state.filters)
  if (anew || !wholeNow(key)) {
    const done = runReading(source, 'once')
    const hand = newestHand()
    await done
    if (hand !== newestHand()) return tellReplaced(source)
    const made = wholeNow(key)
    return made && isCancelled(made) ? null : made
  }
  return wholeNow(key)
}

/** Its pages as a job takes them. */
export const keptPagesOf = ({ session, outcome: { walk, lines } }: Whole): KeptPages => ({
  id: session.keeper.id,
  walk,
  lines,
})

/** What the fold of this name makes of all rows. */
export const foldWhole = <Name extends FoldName>(
  whole: Whole,
  name: Name,
  ...given: FoldArguments<Name>
): Promise<FoldResult<Name>> => foldPagesOf(keptPagesOf(whole), name, ...given)
