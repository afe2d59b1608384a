/** The figures that every scan shows without a request: sum, groups by status and by day. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { ScanColumn } from './scan-column.ts'
import type { Aggregate } from './aggregate.ts'
import { type Group, groupBy } from './group-by.ts'
import { type Totals, aggregateTotals } from './totals.ts'

/** The list's columns that the figures use; null for a column that the list lacks. */
export interface FigureColumns {
  readonly amount: ScanColumn | null
  readonly status: ScanColumn | null
  readonly date: ScanColumn | null
}

/** The figures of the pages aggregated so far, and of the whole result once there is an outcome. */
export interface ScanFigures {
  readonly amount: ScanColumn | null
  readonly totals: Totals
  readonly byStatus: readonly Group[] | null
  readonly byDay: readonly Group[] | null
}

/** Creates the aggregate of a list's figures. */
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

/** Figures of the pages read so far. Each page of a pass counts once, and a further pass starts anew. */
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

  /** Number of counted pages of the pass. */
  get pages(): number {
    return this.countedPages.size
  }
}
