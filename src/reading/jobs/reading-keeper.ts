/** Where a reading's pages go: written by a job, with what is known of the reading beside them. */
import { type ReadingRecord, readingRecord } from '#reading/keeper/page-store.ts'
import type { PageKeeper, ReadRow } from '#reading/walk/environment.ts'
import { partTask } from './part-task.ts'
import { runJob } from './run-job.ts'

/** Where one reading is kept, with its pages, which the worker writes. */
export interface ReadingKeeper<Row> extends Omit<ReadingRecord, 'keep'>, PageKeeper<Row> {}

/**
 * The keeper of one reading; `reading` names it, its owner and what it reads. All of it rejects with StorageRefused.
 */
export function readingKeeper<Row extends ReadRow>(...reading: Parameters<typeof readingRecord>): ReadingKeeper<Row> {
  const record = readingRecord(...reading)
  return {
    ...record,
    async keep(walk, index, rows) {
      // A page is read in one task and handed on in another.
      await partTask()
      return runJob('keep', { id: record.id, walk, index, text: JSON.stringify(rows) })
    },
  }
}
