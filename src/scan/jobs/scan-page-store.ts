/** Where a reading's pages go: written by a job, with what is known of the reading beside them. */
import { type StoredScanRecord, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import type { PageStore, ScanRow } from '#scan/protocol/scan-environment.ts'
import { waitForNextTask } from './next-task.ts'
import { runJob } from './run-job.ts'

/** Where one reading is kept, with its pages, which the worker writes. */
export interface ScanPageStore<Row> extends Omit<StoredScanRecord, 'storePage'>, PageStore<Row> {}

/**
 * The keeper of one reading; `reading` names it, its owner and what it reads. All of it rejects with StorageRefused.
 */
export function createScanPageStore<Row extends ScanRow>(
  ...scan: Parameters<typeof createStoredScanRecord>
): ScanPageStore<Row> {
  const record = createStoredScanRecord(...scan)
  return {
    ...record,
    async storePage(pass, index, rows) {
      // A page is read in one task and handed on in another.
      await waitForNextTask()
      return runJob('keep', { id: record.id, walk: pass, index, text: JSON.stringify(rows) })
    },
  }
}
