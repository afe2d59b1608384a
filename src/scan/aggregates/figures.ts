/** What every reading tells unasked: sum, groups by status and by day. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { ScanColumn } from './scan-column.ts'
import type { Aggregate } from './aggregate.ts'
import { type Group, groupBy } from './group-by.ts'
import { type Totals, aggregateTotals } from './totals.ts'

/** The list's columns that the figures are of; null where it has none. */
export interface FigureColumns {
  readonly amount: ScanColumn | null
  readonly status: ScanColumn | null
  readonly date: ScanColumn | null
}

/** What was folded so far; of the whole result once there is an outcome. */
export interface ScanFigures {
  readonly amount: ScanColumn | null
  readonly totals: Totals
  readonly byStatus: readonly Group[] | null
  readonly byDay: readonly Group[] | null
}

/** The fold of a list's figures. */
export function aggregateFigures({ amount, status, date }: FigureColumns): Aggregate<ScanFigures> {
  return {
    start() {
      const sums = aggregateTotals(amount).start()
      const byStatus = status && groupBy({ by: 'value', column: status }, amount).start()
      const byDay = date && groupBy({ by: 'day', column: date }, amount).start()
      return {
        add(rows) {
          sums.add(rows)
          byStatus?.add(rows)
          byDay?.add(rows)
        },
        getResult: () => ({
          amount,
          totals: sums.getResult(),
          byStatus: byStatus?.getResult() ?? null,
          byDay: byDay?.getResult() ?? null,
        }),
      }
    },
  }
}

/** Figures of what is read so far: each page of a walk counts once, and a further walk begins anew. */
export class PartialFigures {
  private running
  private pass = 0
  private readonly countedPages = new Set<number>()

  constructor(private readonly columns: FigureColumns) {
    this.running = aggregateFigures(columns).start()
  }

  add(pass: number, index: number, rows: readonly ScanRow[]): void {
    if (pass !== this.pass) {
      this.running = aggregateFigures(this.columns).start()
      this.countedPages.clear()
      this.pass = pass
    }
    if (this.countedPages.has(index)) return
    this.countedPages.add(index)
    this.running.add(rows)
  }

  getFigures(): ScanFigures {
    return this.running.getResult()
  }

  /** So many pages of the walk are counted. */
  get pages(): number {
    return this.countedPages.size
  }
}
