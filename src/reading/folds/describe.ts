/** A column described: its values with count, sum and share, amounts in bins, dates by day, hour and weekday. */
import { centsOf, ExactSum } from '#lib/written/cents.ts'
import { type Fold, mapped } from './fold.ts'
import { type ReadColumn, columnReader } from './column.ts'
import { type Group, grouped, togetherOf, toldApart } from './grouped.ts'
import { weekdayOf } from './moment.ts'
import { Numbers, quantile } from './numbers.ts'
import { several } from './several.ts'
import { type Totals, TotalsOf } from './totals.ts'

/** Values shown one by one; the rest stand together. */
const MOST_VALUES = 50
/** Bins of amounts. */
const MOST_BINS = 12

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
export function describeColumn(column: ReadColumn, amount: ReadColumn | null): Fold<Description> {
  if (column.format === 'money') return amounts(column)
  if (column.format === 'date') return dates(column, amount)
  return values(column, amount)
}

function values(column: ReadColumn, amount: ReadColumn | null): Fold<Description> {
  const fold = grouped({ by: 'value', column }, amount)
  return mapped(fold, (groups) => {
    const falling = groups.sort((one, other) => other.totals.lines - one.totals.lines)
    const rest = falling.slice(MOST_VALUES)
    const others = togetherOf(rest)
    const lines = falling.reduce((count, group) => count + group.totals.lines, 0)
    return { kind: 'values', values: toldApart(falling.slice(0, MOST_VALUES)), distinct: groups.length, others, lines }
  })
}

function dates(column: ReadColumn, amount: ReadColumn | null): Fold<Description> {
  const fold = several({ days: grouped({ by: 'day', column }, amount), hours: grouped({ by: 'hour', column }, amount) })
  return mapped(fold, ({ days, hours }) => ({ kind: 'dates', days, hours, weekdays: byWeekday(days) }))
}

/** Days put together by weekday; rows without a date stay apart. */
function byWeekday(days: readonly Group[]): Group[] {
  const found = new Map<string, { counted: number; lines: number; sum: bigint }>()
  for (const { key, totals: of } of days) {
    const weekday = key === '' ? '' : String(weekdayOf(key))
    const known = found.get(weekday) ?? { counted: 0, lines: 0, sum: 0n }
    found.set(weekday, {
      counted: known.counted + of.counted,
      lines: known.lines + of.lines,
      sum: known.sum + of.sum,
    })
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { lines, counted, sum }]) => ({
      key,
      label: key,
      totals: { lines, counted, sum, mean: null, min: null, max: null, rounded: 0 },
    }))
}

function amounts(column: ReadColumn): Fold<Description> {
  const read = columnReader(column.field)
  return {
    start() {
      const all = new Numbers()
      const sums = new TotalsOf()
      return {
        add(rows) {
          for (const row of rows) {
            const value = read(row)
            sums.line(value)
            const cents = centsOf(value)
            if (cents !== null) all.add(cents)
          }
        },
        end() {
          const sorted = all.sorted()
          const quartiles = sorted.length
            ? ([quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)] as const)
            : null
          return { kind: 'amounts', totals: sums.end(), bins: binsOf(sorted), quartiles }
        },
      }
    },
  }
}

/** The smallest of 1, 2, 5, 10, 20 … cents that takes at most so many bins. */
function stepFor(span: number): number {
  for (let power = 1; ; power *= 10)
    for (const times of [1, 2, 5]) if (span / (times * power) <= MOST_BINS - 1) return times * power
}

/** Bins of one width with round ends; empty ones in the middle stay, so that a gap is seen. `sorted` in cents. */
export function binsOf(sorted: Float64Array): Bin[] {
  const [first] = sorted
  if (first === undefined) return []
  const last = sorted.at(-1) ?? first
  const step = stepFor(last - first)
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
