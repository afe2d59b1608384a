/** What each of two periods is folded into before they stand side by side (period.ts). */
import type { ReadColumn } from './column.ts'
import type { Fold } from './fold.ts'
import { type Group, grouped } from './grouped.ts'
import { type Totals, totals } from './totals.ts'

export interface FoldedSide {
  readonly whole: Totals
  readonly days: readonly Group[]
  /** One for each of the columns that were given. */
  readonly groups: readonly (readonly Group[])[]
}

/** Totals of a period, by day and by each of `others`. */
export function foldSide(amount: ReadColumn | null, date: ReadColumn, others: readonly ReadColumn[]): Fold<FoldedSide> {
  return {
    start() {
      const whole = totals(amount ?? { field: '', label: '' }).start()
      const days = grouped({ by: 'day', column: date }, amount).start()
      const groups = others.map((column) => grouped({ by: 'value', column }, amount).start())
      return {
        add(rows) {
          for (const fold of [whole, days, ...groups]) fold.add(rows)
        },
        end: () => ({ whole: whole.end(), days: days.end(), groups: groups.map((group) => group.end()) }),
      }
    },
  }
}
