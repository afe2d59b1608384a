/** The figures that every scan shows without a request: sum, groups by status and by day. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { ScanColumn } from './scan-column.ts'
import type { Aggregate, RunningAggregate } from './aggregate.ts'
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

const startAll = (aggregates: ReadonlyMap<string, Aggregate<unknown>>) =>
  new Map([...aggregates].map(([key, aggregate]) => [key, aggregate.start()]))

/** Figures of the pages read so far. Each page of a pass counts once, and a further pass starts anew. */
export class PartialFigures {
  private running
  private pass = 0
  private readonly countedPages = new Set<number>()
  private charts

  /** `chartAggregates`: what else is counted, by a key. */
  constructor(
    private readonly columns: FigureColumns,
    private readonly chartAggregates: ReadonlyMap<string, Aggregate<unknown>> = new Map(),
  ) {
    this.running = aggregateFigures(columns).start()
    this.charts = startAll(chartAggregates)
  }

  add(pass: number, index: number, rows: readonly ScanRow[]): void {
    if (pass !== this.pass) {
      this.running = aggregateFigures(this.columns).start()
      this.charts = startAll(this.chartAggregates)
      this.countedPages.clear()
      this.pass = pass
    }
    if (this.countedPages.has(index)) return
    this.countedPages.add(index)
    this.running.add(rows)
    for (const chart of this.charts.values()) chart.add(rows)
  }

  /** What was counted under this key; undefined if nothing was. */
  getChart(key: string): RunningAggregate<unknown> | undefined {
    return this.charts.get(key)
  }

  getFigures(): ScanFigures {
    return this.running.getResult()
  }

  /** Number of counted pages of the pass. */
  get pages(): number {
    return this.countedPages.size
  }
}
