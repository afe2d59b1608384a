/** The chart on the screen as its commands see it: in the place of a list's table, or on the dashboard. */
import { createStore } from '#lib/storage/store.ts'

/** What commands need of a chart. */
export interface ShownChart {
  /** 'Valor por mês'. */
  readonly title: string
  /** Shown as a table of the same figures, which has no drawing to copy. */
  readonly isTable: boolean
  /** Name of the files of its copies, without an ending. */
  readonly fileName: string
  readonly toggleTable: () => void
}

/** The chart on the screen; null if there is none. */
export const shownChartStore = createStore<ShownChart | null>(null)
