/** What an open form starts with, and where its draft stands. */
import type { FormValues } from './values.ts'

/** Where a form's draft is kept. */
export interface DraftLocation {
  path: string
}

/** What a form starts with. */
export interface InitialFormState {
  /** Counts the times it was started over. */
  version: number
  /** Opened by the operator, who is to type in its first field; not started over under a field that has the focus. */
  isFreshlyOpened: boolean
  loaded: unknown
  /** The stored values, in what a draft brought back those of its time: what changes are measured against. */
  base: FormValues
  /** The stored values with the draft over them. */
  initial: FormValues
  /** When the restored draft was kept, in ms; null where none was restored. */
  draftSavedAt: number | null
  /** The record that the restored draft's own creation made before it stopped; null where there is none. */
  createdId: number | null
  /** The step of the history that the restored draft's save, done in part, is; null where there is none. */
  historyStep: number | null
}
