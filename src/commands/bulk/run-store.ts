/**
 * The current or last bulk run, for the rows and the report. It is all that the code of the first row loads of bulk
 * runs.
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

/** Returns the newest run; null before the first. The same object until something changes. */
export const getCurrentRun = currentRunStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToCurrentRun = currentRunStore.subscribe

/** Shows this run, with its report open or closed. */
export const setCurrentRun = (job: BulkJob, run: BulkRun, isReportOpen = false): void =>
  currentRunStore.set({ job, run, isReportOpen })

/** True while steps of a script run; after each of them the lists are read again. */
export function isScriptRunning(): boolean {
  const current = currentRunStore.get()
  return current !== null && !current.job.resource && current.run.endedAt === null
}

/** The status of this record in the current run; null if it is in none. */
export function getItemStatus(resource: Resource, id: number): BulkItem['state'] | null {
  const current = currentRunStore.get()
  if (!current || current.run.endedAt !== null || current.job.resource !== resource) return null
  return current.run.items.find((item) => item.id === id)?.state ?? null
}
