/** Two periods folded and put side by side (period.ts): what is shown of them, however many people there are. */
import type { ScanColumn } from './scan-column.ts'
import type { Aggregate } from './aggregate.ts'
import { type Group, groupBy } from './group-by.ts'
import {
  type PeriodComparison,
  compareDays,
  compareGroups,
  comparePeriodSides,
  type DaySpan,
} from './compare-period.ts'
import { type Totals, aggregateTotals } from './totals.ts'

/** One period, folded whole, by day and by each column. */
export interface AggregatedSide {
  readonly total: Totals
  readonly days: readonly Group[]
  /** One for each of the columns that were given. */
  readonly groups: readonly (readonly Group[])[]
}

/** Totals of a period, by day and by each of `others`. */
export function aggregateSide(
  amount: ScanColumn | null,
  date: ScanColumn,
  others: readonly ScanColumn[],
): Aggregate<AggregatedSide> {
  return {
    start() {
      const whole = aggregateTotals(amount).start()
      const days = groupBy({ by: 'day', column: date }, amount).start()
      const groups = others.map((column) => groupBy({ by: 'value', column }, amount).start())
      return {
        add(rows) {
          for (const fold of [whole, days, ...groups]) fold.add(rows)
        },
        getResult: () => ({
          total: whole.getResult(),
          days: days.getResult(),
          groups: groups.map((group) => group.getResult()),
        }),
      }
    },
  }
}

/** Rows told of one part: people are many. */
const MAX_ROWS = 100

/** The comparison by one column. */
export interface ComparedPart {
  readonly rows: readonly PeriodComparison[]
  /** Rows in all; those that changed most are told. */
  readonly count: number
}

/** The comparison of two periods. */
export interface ComparedSides {
  readonly total: PeriodComparison
  /** The first day with the first. */
  readonly days: readonly PeriodComparison[]
  readonly groups: readonly ComparedPart[]
}

const absolute = (n: bigint): bigint => (n < 0n ? -n : n)

/** All rows of a part, or those that changed most by sum, then by number. */
export function selectMostChanged(rows: readonly PeriodComparison[]): ComparedPart {
  if (rows.length <= MAX_ROWS) return { rows, count: rows.length }
  const falling = rows.toSorted((one, other) => {
    const bySum = absolute(other.deltaSum) - absolute(one.deltaSum)
    return bySum === 0n ? Math.abs(other.deltaRows) - Math.abs(one.deltaRows) : bySum > 0n ? 1 : -1
  })
  return { rows: falling.slice(0, MAX_ROWS), count: rows.length }
}

/** Both sides together, of these days. */
export function compareSides(
  before: AggregatedSide,
  now: AggregatedSide,
  spans: { readonly before: DaySpan; readonly now: DaySpan },
): ComparedSides {
  const toPeriodSide = ({ total }: AggregatedSide) => ({ rowCount: total.rowCount, sum: total.sum })
  return {
    total: comparePeriodSides('', 'Total', toPeriodSide(before), toPeriodSide(now)),
    days: compareDays({ ...spans.before, days: before.days }, { ...spans.now, days: now.days }),
    groups: now.groups.map((groups, at) => selectMostChanged(compareGroups(before.groups[at] ?? [], groups))),
  }
}
