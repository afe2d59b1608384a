/**
 * Aggregates two periods and compares them (period-comparison.ts). It limits what is shown of them, because there may be
 * many people.
 */
import type { ScanColumn } from './scan-column.ts'
import type { Aggregate } from './aggregate.ts'
import { type Group, groupBy } from './group-by.ts'
import { type PeriodComparison, compareDays, compareGroups, compareFigures, type DaySpan } from './period-comparison.ts'
import { type Totals, aggregateTotals } from './totals.ts'

/** One period, aggregated as a whole, by day and by each column. */
export interface AggregatedPeriod {
  readonly total: Totals
  readonly days: readonly Group[]
  /** One entry for each of the given columns. */
  readonly groups: readonly (readonly Group[])[]
}

/** Creates the aggregate of a period: totals, by day and by each of `others`. */
export function aggregatePeriod(
  amount: ScanColumn | null,
  date: ScanColumn,
  others: readonly ScanColumn[],
): Aggregate<AggregatedPeriod> {
  return {
    start() {
      const total = aggregateTotals(amount).start()
      const days = groupBy({ by: 'day', column: date }, amount).start()
      const groups = others.map((column) => groupBy({ by: 'value', column }, amount).start())
      return {
        add(rows) {
          for (const aggregate of [total, days, ...groups]) aggregate.add(rows)
        },
        getResult: () => ({
          total: total.getResult(),
          days: days.getResult(),
          groups: groups.map((group) => group.getResult()),
        }),
      }
    },
  }
}

/** The most rows shown of one comparison: there may be many people. */
const MAX_ROWS = 100

/** The comparison by one column. */
export interface GroupComparison {
  readonly rows: readonly PeriodComparison[]
  /** Number of all rows; `rows` holds those that changed most. */
  readonly count: number
}

/** The comparison of two periods. */
export interface ComparedPeriods {
  readonly total: PeriodComparison
  /** Paired by number: the first day with the first. */
  readonly days: readonly PeriodComparison[]
  readonly groups: readonly GroupComparison[]
}

const absolute = (n: bigint): bigint => (n < 0n ? -n : n)

/** All rows of a comparison, or those that changed most by sum, then by number of rows. */
export function selectMostChanged(rows: readonly PeriodComparison[]): GroupComparison {
  if (rows.length <= MAX_ROWS) return { rows, count: rows.length }
  const byChange = rows.toSorted((a, b) => {
    const bySum = absolute(b.deltaSum) - absolute(a.deltaSum)
    return bySum === 0n ? Math.abs(b.deltaRows) - Math.abs(a.deltaRows) : bySum > 0n ? 1 : -1
  })
  return { rows: byChange.slice(0, MAX_ROWS), count: rows.length }
}

/** Compares both periods; `spans` are their first and last days. */
export function compareAggregatedPeriods(
  before: AggregatedPeriod,
  after: AggregatedPeriod,
  spans: { readonly before: DaySpan; readonly after: DaySpan },
): ComparedPeriods {
  const toFigures = ({ total }: AggregatedPeriod) => ({ rowCount: total.rowCount, sum: total.sum })
  return {
    total: compareFigures('', 'Total', toFigures(before), toFigures(after)),
    days: compareDays({ ...spans.before, days: before.days }, { ...spans.after, days: after.days }),
    groups: after.groups.map((groups, i) => selectMostChanged(compareGroups(before.groups[i] ?? [], groups))),
  }
}
