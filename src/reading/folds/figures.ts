/** What every reading tells unasked: sum, groups by status and by day. */
import type { ReadRow } from '#reading/walk/environment.ts'
import type { ReadColumn } from './column.ts'
import type { Fold } from './fold.ts'
import { type Group, grouped } from './grouped.ts'
import { type Totals, totals } from './totals.ts'

/** The list's columns that the figures are of; null where it has none. */
export interface FigureColumns {
  readonly amount: ReadColumn | null
  readonly status: ReadColumn | null
  readonly date: ReadColumn | null
}

/** What was folded so far; of the whole result once there is an outcome. */
export interface WholeFigures {
  readonly amount: ReadColumn | null
  readonly totals: Totals
  readonly byStatus: readonly Group[] | null
  readonly byDay: readonly Group[] | null
}

/** The fold of a list's figures. */
export function figures({ amount, status, date }: FigureColumns): Fold<WholeFigures> {
  return {
    start() {
      const sums = totals(amount).start()
      const byStatus = status && grouped({ by: 'value', column: status }, amount).start()
      const byDay = date && grouped({ by: 'day', column: date }, amount).start()
      return {
        add(rows) {
          sums.add(rows)
          byStatus?.add(rows)
          byDay?.add(rows)
        },
        end: () => ({
          amount,
          totals: sums.end(),
          byStatus: byStatus?.end() ?? null,
          byDay: byDay?.end() ?? null,
        }),
      }
    },
  }
}

/** Figures of what is read so far: each page of a walk counts once, and a further walk begins anew. */
export class PartialFigures {
  private running
  private walk = 0
  private readonly counted = new Set<number>()

  constructor(private readonly columns: FigureColumns) {
    this.running = figures(columns).start()
  }

  add(walk: number, index: number, rows: readonly ReadRow[]): void {
    if (walk !== this.walk) {
      this.running = figures(this.columns).start()
      this.counted.clear()
      this.walk = walk
    }
    if (this.counted.has(index)) return
    this.counted.add(index)
    this.running.add(rows)
  }

  end(): WholeFigures {
    return this.running.end()
  }

  /** So many pages of the walk are counted. */
  get pages(): number {
    return this.counted.size
  }
}
