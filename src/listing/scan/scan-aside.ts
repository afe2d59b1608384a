/** Scans rows beside the scan on the screen, for a figure of their own. Nothing of it stays on this computer's disk. */
import type { Row } from '#commands/resource.ts'
import type { AnyList } from '#listing/define.ts'
import { createScanPageStore } from '#scan/jobs/scan-page-store.ts'
import type { StoredPages } from '#scan/page-store/stored-pages.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import type { ScanControl } from '#scan/protocol/scan-control.ts'
import type { PassMode } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { createScanEnvironment, type ScannedList } from './create-scan-environment.ts'
import { getPercentRead } from './proof-text.ts'

/** A scan of a list that need not be on the screen. */
export interface AsideScan {
  readonly list: ScannedList & Pick<AnyList, 'title' | 'path' | 'sort' | 'pageSize'>
  /** By wire name. */
  readonly filters: Readonly<Record<string, string>>
  readonly passMode: PassMode
  readonly control: ScanControl
  /** Called with the whole per cent of the rows read so far. */
  readonly onPercent: (percent: number) => void
}

/**
 * Scans the list, and deletes the pages when `readScan` is done with them. Returns the result of `readScan`; null if the
 * scan is stopped. Rejects with an ApiError if not even the first page could be read.
 */
export async function scanAside<Result>(
  { list, filters, passMode, control, onPercent }: AsideScan,
  readScan: (outcome: ScanOutcome, storedPages: StoredPages) => Promise<Result>,
): Promise<Result | null> {
  const id = `aside ${Date.now()}`
  const label = { title: list.title, filter: '', address: list.path }
  // No operator has this id: pages that a reload leaves behind are not offered again, and are deleted within a day.
  const pageStore = createScanPageStore<Row>({ id, owner: 'aside', key: id, passMode, label }, Date.now)
  const env = createScanEnvironment({ definition: list }, filters, pageStore, (progress) =>
    onPercent(getPercentRead(progress)),
  )
  try {
    const plan = { listOrder: list.sort, listPageSize: list.pageSize, passMode }
    const outcome = await scanAll<Row>(env, plan, control)
    if (control.signal.aborted) return null
    return await readScan(outcome, { id: pageStore.id, pass: outcome.pass, rowCount: outcome.lines })
  } finally {
    env.stop()
    await pageStore.erase()
  }
}
