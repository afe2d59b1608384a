/** Describes a column: values with count, sum and share, amounts in bins, dates by day, hour and weekday. */
import { toCents, ExactSum } from '#lib/format/cents.ts'
import { type Aggregate, mapAggregate } from './aggregate.ts'
import { type ScanColumn, createColumnReader } from './scan-column.ts'
import { type Group, groupBy, sumGroups, disambiguateLabels } from './group-by.ts'
import { toWeekday } from './date-parts.ts'
import { NumberList, getQuantile } from './number-list.ts'
import { combineAggregates } from './combine-aggregates.ts'
import { type Totals, TotalsAccumulator } from './totals.ts'

/** The most values listed one by one; the rest are summed up. */
const MAX_VALUES = 50
/** The most bins of amounts. */
const MAX_BINS = 12

/** A bin of amounts from `from` (included) to `to` (excluded). Amounts are in cents. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly sum: bigint
}

/** The description of a column, by the kind of its values. */
export type Description =
  | {
      readonly kind: 'values'
      /** Most rows first. */
      readonly values: readonly Group[]
      readonly distinct: number
      /** Rows whose value is not listed; `sum` in cents. */
      readonly others: { readonly count: number; readonly sum: bigint } | null
      readonly lines: number
    }
  | {
      readonly kind: 'amounts'
      readonly totals: Totals
      readonly bins: readonly Bin[]
      /** In cents; null if there are no amounts. */
      readonly quartiles: readonly [number, number, number] | null
    }
  | {
      readonly kind: 'dates'
      readonly days: readonly Group[]
      readonly hours: readonly Group[]
      /** Keys '0' (Sunday) to '6'. */
      readonly weekdays: readonly Group[]
    }

/** Describes a column by its format. `amount` is the list's column of money, or null if the list has none. */
export function describeColumn(column: ScanColumn, amount: ScanColumn | null): Aggregate<Description> {
  if (column.format === 'money') return describeAmounts(column)
  if (column.format === 'date') return describeDates(column, amount)
  return describeValues(column, amount)
}

function describeValues(column: ScanColumn, amount: ScanColumn | null): Aggregate<Description> {
  const aggregate = groupBy({ by: 'value', column }, amount)
  return mapAggregate(aggregate, (groups) => {
    const byRows = groups.sort((a, b) => b.totals.rowCount - a.totals.rowCount)
    const rest = byRows.slice(MAX_VALUES)
    const others = sumGroups(rest)
    const lines = byRows.reduce((count, group) => count + group.totals.rowCount, 0)
    return {
      kind: 'values',
      values: disambiguateLabels(byRows.slice(0, MAX_VALUES)),
      distinct: groups.length,
      others,
      lines,
    }
  })
}

function describeDates(column: ScanColumn, amount: ScanColumn | null): Aggregate<Description> {
  const aggregate = combineAggregates({
    days: groupBy({ by: 'day', column }, amount),
    hours: groupBy({ by: 'hour', column }, amount),
  })
  return mapAggregate(aggregate, ({ days, hours }) => ({ kind: 'dates', days, hours, weekdays: groupByWeekday(days) }))
}

/** Groups days by weekday; rows without a date form a group of their own. */
function groupByWeekday(days: readonly Group[]): Group[] {
  const byWeekday = new Map<string, { amountCount: number; rowCount: number; sum: bigint }>()
  for (const { key, totals } of days) {
    const weekday = key === '' ? '' : String(toWeekday(key))
    const known = byWeekday.get(weekday) ?? { amountCount: 0, rowCount: 0, sum: 0n }
    byWeekday.set(weekday, {
      amountCount: known.amountCount + totals.amountCount,
      rowCount: known.rowCount + totals.rowCount,
      sum: known.sum + totals.sum,
    })
  }
  return [...byWeekday]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { rowCount, amountCount, sum }]) => ({
      key,
      label: key,
      totals: { rowCount, amountCount, sum, mean: null, min: null, max: null, roundedCount: 0 },
    }))
}

function describeAmounts(column: ScanColumn): Aggregate<Description> {
  const read = createColumnReader(column.field)
  return {
    start() {
      const amounts = new NumberList()
      const sums = new TotalsAccumulator()
      return {
        add(rows) {
          for (const row of rows) {
            const value = read(row)
            sums.add(value)
            const cents = toCents(value)
            if (cents !== null) amounts.add(cents)
          }
        },
        getResult() {
          const sorted = amounts.toSorted()
          const quartiles = sorted.length
            ? ([getQuantile(sorted, 0.25), getQuantile(sorted, 0.5), getQuantile(sorted, 0.75)] as const)
            : null
          return { kind: 'amounts', totals: sums.getTotals(), bins: createBins(sorted), quartiles }
        },
      }
    },
  }
}

/** The smallest of 1, 2, 5, 10, 20 … cents that needs at most MAX_BINS bins. */
function getBinStep(span: number): number {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 5]) if (span / (factor * power) <= MAX_BINS - 1) return factor * power
}

/**
 * Bins of equal width with round limits. Empty bins in the middle stay, so that gaps are visible. `sorted` is in cents.
 */
export function createBins(sorted: Float64Array): Bin[] {
  const [first] = sorted
  if (first === undefined) return []
  const last = sorted.at(-1) ?? first
  const step = getBinStep(last - first)
  const start = Math.floor(first / step) * step
  const bins: { from: number; to: number; count: number; sum: bigint }[] = []
  for (let from = start; from <= last; from += step) bins.push({ from, to: from + step, count: 0, sum: 0n })
  let i = 0
  for (const bin of bins) {
    const sum = new ExactSum()
    for (; i < sorted.length && (sorted[i] ?? 0) < bin.to; i++) {
      bin.count++
      sum.add(sorted[i] ?? 0)
    }
    bin.sum = sum.total
  }
  return bins
}
