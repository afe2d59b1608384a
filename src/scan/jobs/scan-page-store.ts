/** The page store of a scan: a job writes the pages, and the scan's record is stored beside them. */
import { type StoredScanRecord, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import type { PageStore, ScanRow } from '#scan/protocol/scan-environment.ts'
import { waitForNextTask } from './next-task.ts'
import { runJob } from './run-job.ts'

/** The record of one scan together with the store of its pages, which the worker writes. */
export interface ScanPageStore<Row> extends Omit<StoredScanRecord, 'storePage'>, PageStore<Row> {}

/**
 * Creates the page store of one scan; `scan` names it, its owner and what it reads. All functions reject with
 * StorageError.
 */
export function createScanPageStore<Row extends ScanRow>(
  ...scan: Parameters<typeof createStoredScanRecord>
): ScanPageStore<Row> {
  const record = createStoredScanRecord(...scan)
  return {
    ...record,
    async storePage(pass, index, rows) {
      // A page is parsed in one task and passed on in another.
      await waitForNextTask()
      return runJob('storePage', { id: record.id, pass, index, text: JSON.stringify(rows) })
    },
  }
}
