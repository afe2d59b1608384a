/** The twenty largest: rows by a column of money, or values of a column by what their rows amount to. */
import { toCents } from '#lib/format/cents.ts'
import { type Aggregate, mapAggregate } from '#scan/aggregates/aggregate.ts'
import { type Group, disambiguateLabels, groupBy, sumGroups } from '#scan/aggregates/group-by.ts'
import { type ScanColumn, createColumnReader } from '#scan/aggregates/scan-column.ts'

/** How many are shown. */
export const LARGEST_COUNT = 20

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

const isBefore = (one: LargestRow, other: LargestRow) =>
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
            const candidate = { id: row.id, cents }
            const last = largest.at(-1)
            if (largest.length === LARGEST_COUNT && last && !isBefore(candidate, last)) continue
            const index = largest.findIndex((known) => isBefore(candidate, known))
            largest.splice(index < 0 ? largest.length : index, 0, candidate)
            if (largest.length > LARGEST_COUNT) largest.pop()
          }
        },
        getResult: () => ({ rows: [...largest], count }),
      }
    },
  }
}

/** The values of a column whose rows amount to most. */
export interface LargestGroups {
  /** Largest first: by sum, or by rows without a column of amounts. */
  readonly groups: readonly Group[]
  /** Number of all values. */
  readonly count: number
  /** Rows of the other values, and their sum in cents; null if all are shown. */
  readonly others: { readonly count: number; readonly sum: bigint } | null
}

/** Groups by a column's values and keeps the largest. */
export function aggregateLargestGroups(column: ScanColumn, amount: ScanColumn | null): Aggregate<LargestGroups> {
  const compare = ({ totals: one, key: oneKey }: Group, { totals: other, key: otherKey }: Group): number => {
    if (one.sum !== other.sum) return one.sum > other.sum ? -1 : 1
    return other.rowCount - one.rowCount || (oneKey < otherKey ? -1 : 1)
  }
  return mapAggregate(groupBy({ by: 'value', column }, amount), (groups) => {
    const sorted = groups.sort(compare)
    return {
      groups: disambiguateLabels(sorted.slice(0, LARGEST_COUNT)),
      count: sorted.length,
      others: sumGroups(sorted.slice(LARGEST_COUNT)),
    }
  })
}
