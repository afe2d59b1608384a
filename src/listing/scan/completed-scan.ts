/** Gives commands a scan that has its outcome, and scans the list first if there is none. */
import type { AggregateArguments, AggregateName, AggregateResult } from '#scan/jobs/aggregate-table.ts'
import { aggregatePages } from '#scan/jobs/run-job.ts'
import type { StoredPages } from '#scan/page-store/stored-pages.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getNewestControl, runScan, getScanSession } from './run-scan.ts'
import type { ScanSession } from './scan-sessions.ts'
import type { ListSource } from '#listing/list-source.ts'
import { getScanKey, scanStore } from './scan-store.ts'

/** A scan that has its outcome. */
export interface CompletedScan {
  readonly session: ScanSession
  readonly outcome: ScanOutcome
}

/**
 * The scan in the store if it has an outcome and belongs to the list and filter of `key`; without a key, whichever scan
 * is in the store. null if there is none.
 */
export function getCompletedScan(key = scanStore.get()?.key): CompletedScan | null {
  const shown = scanStore.get()
  const session = getScanSession()
  return shown?.outcome && shown.key === key && session ? { session, outcome: shown.outcome } : null
}

/**
 * Notifies that a request on this list is dropped because another scan replaced its scan. Returns null for the caller
 * to pass on.
 */
export function notifyReplaced({ definition }: ListSource): null {
  notify('info', `Outra leitura começou: peça de novo em ${definition.title}`)
  return null
}

const isCancelled = ({ outcome: { verdict } }: CompletedScan): boolean =>
  'why' in verdict && verdict.why === 'cancelled'

/**
 * Returns the scan of the list on the screen. Scans the list if there is no scan yet, or if `isFresh`. null if the scan
 * fails or is replaced (the operator gets a message), or if it is cancelled, which also ends the work of the caller.
 */
export async function ensureScan(source: ListSource, isFresh = false): Promise<CompletedScan | null> {
  const key = getScanKey(source.definition, source.getModel().state.filters)
  if (isFresh || !getCompletedScan(key)) {
    const finished = runScan(source, 'once')
    const control = getNewestControl()
    await finished
    if (control !== getNewestControl()) return notifyReplaced(source)
    const completed = getCompletedScan(key)
    return completed && isCancelled(completed) ? null : completed
  }
  return getCompletedScan(key)
}

/** The scan's pages, as jobs take them. */
export const getStoredPages = ({ session, outcome: { pass, lines } }: CompletedScan): StoredPages => ({
  id: session.pageStore.id,
  pass,
  rowCount: lines,
})

/** The result of the aggregate with this name over all rows. */
export const aggregateScan = <Name extends AggregateName>(
  scan: CompletedScan,
  name: Name,
  ...args: AggregateArguments<Name>
): Promise<AggregateResult<Name>> => aggregatePages(getStoredPages(scan), name, ...args)
