/** A column described: its values with count, sum and share, amounts in bins, dates by day, hour and weekday. */
import { toCents, ExactSum } from '#lib/format/cents.ts'
import { type Aggregate, mapAggregate } from './aggregate.ts'
import { type ScanColumn, createColumnReader } from './scan-column.ts'
import { type Group, groupBy, sumGroups, disambiguateLabels } from './group-by.ts'
import { toWeekday } from './date-parts.ts'
import { NumberList, getQuantile } from './number-list.ts'
import { combineAggregates } from './combine-aggregates.ts'
import { type Totals, TotalsAccumulator } from './totals.ts'

/** Values shown one by one; the rest stand together. */
const MAX_VALUES = 50
/** Bins of amounts. */
const MAX_BINS = 12

/** Amounts from `from` up to, but not, `to`, in cents. */
export interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly sum: bigint
}

/** What 'descrever' tells of a column, by what its values are. */
export type Description =
  | {
      readonly kind: 'values'
      /** Most rows first. */
      readonly values: readonly Group[]
      readonly distinct: number
      /** Rows whose value is not among those told. */
      readonly others: { readonly count: number; readonly sum: bigint } | null
      readonly lines: number
    }
  | {
      readonly kind: 'amounts'
      readonly totals: Totals
      readonly bins: readonly Bin[]
      /** Cents; null where there is no amount. */
      readonly quartiles: readonly [number, number, number] | null
    }
  | {
      readonly kind: 'dates'
      readonly days: readonly Group[]
      readonly hours: readonly Group[]
      /** Keys '0' (Sunday) to '6'. */
      readonly weekdays: readonly Group[]
    }

/** Describes by the column's format; `amount` is the list's column of money, where it has one. */
export function describeColumn(column: ScanColumn, amount: ScanColumn | null): Aggregate<Description> {
  if (column.format === 'money') return describeAmounts(column)
  if (column.format === 'date') return describeDates(column, amount)
  return describeValues(column, amount)
}

function describeValues(column: ScanColumn, amount: ScanColumn | null): Aggregate<Description> {
  const aggregate = groupBy({ by: 'value', column }, amount)
  return mapAggregate(aggregate, (groups) => {
    const falling = groups.sort((one, other) => other.totals.rowCount - one.totals.rowCount)
    const rest = falling.slice(MAX_VALUES)
    const others = sumGroups(rest)
    const lines = falling.reduce((count, group) => count + group.totals.rowCount, 0)
    return {
      kind: 'values',
      values: disambiguateLabels(falling.slice(0, MAX_VALUES)),
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

/** Days put together by weekday; rows without a date stay apart. */
function groupByWeekday(days: readonly Group[]): Group[] {
  const found = new Map<string, { amountCount: number; rowCount: number; sum: bigint }>()
  for (const { key, totals: of } of days) {
    const weekday = key === '' ? '' : String(toWeekday(key))
    const known = found.get(weekday) ?? { amountCount: 0, rowCount: 0, sum: 0n }
    found.set(weekday, {
      amountCount: known.amountCount + of.amountCount,
      rowCount: known.rowCount + of.rowCount,
      sum: known.sum + of.sum,
    })
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
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
      const all = new NumberList()
      const sums = new TotalsAccumulator()
      return {
        add(rows) {
          for (const row of rows) {
            const value = read(row)
            sums.add(value)
            const cents = toCents(value)
            if (cents !== null) all.add(cents)
          }
        },
        getResult() {
          const sorted = all.toSorted()
          const quartiles = sorted.length
            ? ([getQuantile(sorted, 0.25), getQuantile(sorted, 0.5), getQuantile(sorted, 0.75)] as const)
            : null
          return { kind: 'amounts', totals: sums.getTotals(), bins: createBins(sorted), quartiles }
        },
      }
    },
  }
}

/** The smallest of 1, 2, 5, 10, 20 … cents that takes at most so many bins. */
function getBinStep(span: number): number {
  for (let power = 1; ; power *= 10)
    for (const times of [1, 2, 5]) if (span / (times * power) <= MAX_BINS - 1) return times * power
}

/** Bins of one width with round ends; empty ones in the middle stay, so that a gap is seen. `sorted` in cents. */
export function createBins(sorted: Float64Array): Bin[] {
  const [first] = sorted
  if (first === undefined) return []
  const last = sorted.at(-1) ?? first
  const step = getBinStep(last - first)
  const start = Math.floor(first / step) * step
  const bins: { from: number; to: number; count: number; sum: bigint }[] = []
  for (let from = start; from <= last; from += step) bins.push({ from, to: from + step, count: 0, sum: 0n })
  let at = 0
  for (const bin of bins) {
    const sum = new ExactSum()
    for (; at < sorted.length && (sorted[at] ?? 0) < bin.to; at++) {
      bin.count++
      sum.add(sorted[at] ?? 0)
    }
    bin.sum = sum.total
  }
  return bins
}
