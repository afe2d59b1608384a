/**
 * The run under way or just ended, for the rows and the report; what comes with the first row knows no more of runs.
 */
import { createStore } from '#lib/storage/store.ts'
import type { BulkJob } from './bulk-job.ts'
import type { Resource } from '#commands/resource.ts'
import type { BulkItem, BulkRun } from './queue.ts'

/** The run that status bar and report show. */
export interface CurrentRun {
  job: BulkJob
  run: BulkRun
  /** The report is open. */
  isReportOpen: boolean
}

const currentRunStore = createStore<CurrentRun | null>(null)

/** The newest run; null before the first. The same object until something changes. */
export const getCurrentRun = currentRunStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToCurrentRun = currentRunStore.subscribe

/** Shows this run, with its report open or closed. */
export const setCurrentRun = (work: BulkJob, run: BulkRun, report = false): void =>
  currentRunStore.set({ job: work, run, isReportOpen: report })

/** Whether steps of a script are done, each of which has its lists read anew. */
export function isScriptRunning(): boolean {
  const current = currentRunStore.get()
  return current !== null && !current.job.resource && current.run.endedAt === null
}

/** Where a record of this noun stands in the run under way; null where it is in none. */
export function getItemStatus(resource: Resource, id: number): BulkItem['state'] | null {
  const current = currentRunStore.get()
  if (!current || current.run.endedAt !== null || current.job.resource !== resource) return null
  return current.run.items.find((item) => item.id === id)?.state ?? null
}
