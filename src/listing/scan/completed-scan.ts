/** A whole reading as its consumers take it: made first where there is none. */
import type { AggregateArguments, AggregateName, AggregateResult } from '#scan/jobs/aggregate-table.ts'
import { aggregatePages } from '#scan/jobs/run-job.ts'
import type { StoredPages } from '#scan/page-store/stored-pages.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getNewestControl, runScan, type ScanSession, getScanSession } from './run-scan.ts'
import type { ListSource } from '#listing/list-source.ts'
import { getScanKey, scanStore } from './scan-store.ts'

/** A reading that has its verdict. */
export interface CompletedScan {
  readonly session: ScanSession
  readonly outcome: ScanOutcome
}

/**
 * The reading that stands, where it has its verdict and is of this list and filter; of whichever it is where none is
 * told.
 */
export function getCompletedScan(key = scanStore.get()?.key): CompletedScan | null {
  const shown = scanStore.get()
  const session = getScanSession()
  return shown?.outcome && shown.key === key && session ? { session, outcome: shown.outcome } : null
}

/** Tells that what was asked of a reading of this list is not done: another one took its place. */
export function notifyReplaced({ definition }: ListSource): null {
  notify('info', `Outra leitura começou: peça de novo em ${definition.title}`)
  return null
}

const isCancelled = ({ outcome: { verdict } }: CompletedScan): boolean =>
  'why' in verdict && verdict.why === 'cancelled'

/**
 * The reading of what is on the screen, made `anew` or where there is none; null where it came to nothing, which is
 * told, or was cancelled, which ends what it was made for.
 */
export async function ensureScan(source: ListSource, isFresh = false): Promise<CompletedScan | null> {
  const key = getScanKey(source.definition, source.getModel().state.filters)
  if (isFresh || !getCompletedScan(key)) {
    const done = runScan(source, 'once')
    const hand = getNewestControl()
    await done
    if (hand !== getNewestControl()) return notifyReplaced(source)
    const made = getCompletedScan(key)
    return made && isCancelled(made) ? null : made
  }
  return getCompletedScan(key)
}

/** Its pages as a job takes them. */
export const getStoredPages = ({ session, outcome: { pass: walk, lines } }: CompletedScan): StoredPages => ({
  id: session.pageStore.id,
  pass: walk,
  rowCount: lines,
})

/** What the fold of this name makes of all rows. */
export const aggregateScan = <Name extends AggregateName>(
  whole: CompletedScan,
  name: Name,
  ...given: AggregateArguments<Name>
): Promise<AggregateResult<Name>> => aggregatePages(getStoredPages(whole), name, ...given)
