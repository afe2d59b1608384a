/** The run under way or just ended, for the rows, the report and the questions asked before leaving. */
import { createStore } from '#lib/store.ts'
import type { Work } from './work.ts'
import { putAtStake } from '#commands/at-stake.ts'
import type { Noun } from '#commands/noun.ts'
import { actionNoun, verbOf } from '#commands/language/inflection.ts'
import { countOf, type Item, type Run } from './queue.ts'

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

export const setRun = (work: Work, run: Run): void => shown.set({ work, run, report: false })

export function showReport(report: boolean): void {
  const current = shown.get()
  if (current) shown.set({ ...current, report })
}

putAtStake(() => {
  const current = shown.get()
  if (!current || current.run.endedAt !== null) return null
  const count = countOf(current.run, 'waiting')
  if (count === 0) return null
  return `${count} ${actionNoun(verbOf(current.work), count)} que ${count === 1 ? 'falta' : 'faltam'}`
})

/** Where a record of this noun stands in the run under way; null where it is in none. */
export function runStateOf(noun: Noun, id: number): Item['state'] | null {
  const current = shown.get()
  if (!current || current.run.endedAt !== null || current.work.noun !== noun) return null
  return current.run.items.find((item) => item.id === id)?.state ?? null
}
