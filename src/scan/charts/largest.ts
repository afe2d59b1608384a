/** The twenty largest: rows by a column of money, or values of a column by what their rows amount to. */
import { ExactSum, toCents } from '#lib/format/cents.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { createGroupReaders, disambiguateLabels } from '#scan/aggregates/group-by.ts'
import { type ScanColumn, createColumnReader, createOptionalColumnReader } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** How many are shown. */
export const LARGEST_COUNT = 20

/** The most values of a column that are counted beside a scan: some 50 MB. */
const MAX_COUNTED_VALUES = 250_000

/** One of the rows with the largest amounts. */
export interface LargestRow {
  readonly id: number
  readonly cents: number
}

/** The largest rows and how many there are in all. */
export interface LargestRows {
  /** Largest first; of equal ones the smaller id first. */
  readonly rows: readonly LargestRow[]
  /** Rows with an amount. */
  readonly count: number
}

/** Puts a candidate into the largest so far, which are in order, if it is one of them. */
function keepLargest<Item>(largest: Item[], candidate: Item, isBefore: (one: Item, other: Item) => boolean): void {
  const last = largest.at(-1)
  if (largest.length === LARGEST_COUNT && last && !isBefore(candidate, last)) return
  const index = largest.findIndex((known) => isBefore(candidate, known))
  largest.splice(index < 0 ? largest.length : index, 0, candidate)
  if (largest.length > LARGEST_COUNT) largest.pop()
}

const isRowBefore = (one: LargestRow, other: LargestRow) =>
  one.cents > other.cents || (one.cents === other.cents && one.id < other.id)

/** Keeps the rows with the largest amounts of a column of money; nothing else is kept. */
export function aggregateLargestRows(column: ScanColumn): Aggregate<LargestRows> {
  const read = createColumnReader(column.field)
  return {
    start() {
      const largest: LargestRow[] = []
      let count = 0
      return {
        add(rows) {
          for (const row of rows) {
            const cents = toCents(read(row))
            if (cents === null) continue
            count++
            keepLargest(largest, { id: row.id, cents }, isRowBefore)
          }
        },
        getResult: () => ({ rows: [...largest], count }),
      }
    },
  }
}

/** The rows with one value of a column. */
export interface ValueFigures {
  /** The person's id, or the text; '' for rows without a value. */
  readonly key: string
  /** The text shown to the operator. */
  readonly label: string
  readonly count: number
  /** In cents; 0 without a column of amounts. */
  readonly sum: bigint
}

/** The values of a column whose rows amount to most. */
export interface LargestGroups {
  /** Largest first: by sum, or by rows without a column of amounts. */
  readonly groups: readonly ValueFigures[]
  /** Number of all values. */
  readonly count: number
  /** Rows of the other values, and their sum in cents; null if all are shown. */
  readonly others: { readonly count: number; readonly sum: bigint } | null
}

function isValueBefore(one: ValueFigures, other: ValueFigures): boolean {
  if (one.sum !== other.sum) return one.sum > other.sum
  return one.count === other.count ? one.key < other.key : one.count > other.count
}

/** Counts the rows of each value of a column, and sums `amount`. */
function createValueCounter(column: ScanColumn, amount: ScanColumn | null) {
  const { getKey, getLabel } = createGroupReaders({ by: 'value', column })
  const readAmount = createOptionalColumnReader(amount)
  const values = new Map<string, { readonly label: string; count: number; readonly sum: ExactSum }>()
  return {
    add(rows: readonly ScanRow[]) {
      for (const row of rows) {
        const key = getKey(row)
        let value = values.get(key)
        if (!value) values.set(key, (value = { label: getLabel(row), count: 0, sum: new ExactSum() }))
        value.count++
        const cents = toCents(readAmount(row))
        if (cents !== null) value.sum.add(cents)
      }
    },
    getValueCount: () => values.size,
    getResult(): LargestGroups {
      const largest: ValueFigures[] = []
      let [otherRows, otherSum] = [0, 0n]
      for (const [key, { label, count, sum }] of values) {
        const figures = { key, label, count, sum: sum.total }
        otherRows += count
        otherSum += figures.sum
        keepLargest(largest, figures, isValueBefore)
      }
      for (const { count, sum } of largest) {
        otherRows -= count
        otherSum -= sum
      }
      return {
        groups: disambiguateLabels(largest),
        count: values.size,
        others: largest.length < values.size ? { count: otherRows, sum: otherSum } : null,
      }
    },
  }
}

/** Groups by a column's values and keeps the largest. */
export const aggregateLargestGroups = (column: ScanColumn, amount: ScanColumn | null): Aggregate<LargestGroups> => ({
  start: () => createValueCounter(column, amount),
})

/**
 * The same beside a scan, for a column that may have as many values as rows. The result is null if there are more than
 * `maxValues`: their memory is freed.
 */
export const countLargestGroups = (
  column: ScanColumn,
  amount: ScanColumn | null,
  maxValues = MAX_COUNTED_VALUES,
): Aggregate<LargestGroups | null> => ({
  start() {
    let counter: ReturnType<typeof createValueCounter> | null = createValueCounter(column, amount)
    return {
      add(rows) {
        counter?.add(rows)
        if (counter && counter.getValueCount() > maxValues) counter = null
      },
      getResult: () => counter?.getResult() ?? null,
    }
  },
})
