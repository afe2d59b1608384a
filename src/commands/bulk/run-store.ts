/**
 * The run under way or just ended, for the rows and the report; what comes with the first row knows no more of runs.
 */
import { createStore } from '#lib/kept/store.ts'
import type { Work } from './work.ts'
import type { Noun } from '#commands/noun.ts'
import type { Item, Run } from './queue.ts'

/** The run that status bar and report show. */
export interface ShownRun {
  work: Work
  run: Run
  /** The report is open. */
  report: boolean
}

const shown = createStore<ShownRun | null>(null)

/** The newest run; null before the first. The same object until something changes. */
export const currentRun = shown.get
/** Called on every change; returns the way to stop. */
export const onRun = shown.subscribe

/** Shows this run, with its report open or closed. */
export const setRun = (work: Work, run: Run, report = false): void => shown.set({ work, run, report })

/** Whether steps of a script are done, each of which has its lists read anew. */
export function isScriptUnderWay(): boolean {
  const current = shown.get()
  return current !== null && !current.work.noun && current.run.endedAt === null
}

/** Where a record of this noun stands in the run under way; null where it is in none. */
export function runStateOf(noun: Noun, id: number): Item['state'] | null {
  const current = shown.get()
  if (!current || current.run.endedAt !== null || current.work.noun !== noun) return null
  return current.run.items.find((item) => item.id === id)?.state ?? null
}
