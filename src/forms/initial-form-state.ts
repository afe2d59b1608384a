/** The state that an open form starts with. */
import type { FormValues } from './values.ts'

/** The values and the draft that a form starts with. */
export interface InitialFormState {
  /** How many times the form was reset or reopened; 0 at first. */
  version: number
  /** True if the operator has just opened the form, so that the first field gets the focus. False after a reset. */
  isFreshlyOpened: boolean
  loaded: unknown
  /**
   * The values that changes are compared with: the stored ones, but for the fields of a restored draft the values that
   * were stored when that draft began.
   */
  base: FormValues
  /** The stored values, overwritten by the values of the restored draft. */
  initial: FormValues
  /** The key of the form's draft: that of the restored draft, else a new one. */
  draftKey: string
  /** When the restored draft was saved, in ms since the epoch; null if no draft was restored. */
  draftSavedAt: number | null
  /** The record that a partial creation of the restored draft has made; null if there is none. */
  createdId: number | null
  /** The timestamp in ms of the history entry of the restored draft's partial save; null if there is none. */
  historyTimestampMs: number | null
}
