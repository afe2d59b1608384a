/** How the amounts of a column are distributed. */
import { toCents } from '#lib/format/cents.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { NumberList } from '#scan/aggregates/number-list.ts'
import { type ScanColumn, createColumnReader } from '#scan/aggregates/scan-column.ts'
import { createFairBins, type FairBins } from './fair-bins.ts'

/** The distribution of a column of amounts. */
export interface Distribution extends FairBins {
  /** Rows without an amount, which no bin has. */
  readonly withoutAmount: number
}

/** Collects the amounts of a column, 8 bytes each, and sorts them where they are. */
export function aggregateDistribution(column: ScanColumn): Aggregate<Distribution> {
  const read = createColumnReader(column.field)
  return {
    start() {
      const amounts = new NumberList()
      let withoutAmount = 0
      return {
        add(rows) {
          for (const row of rows) {
            const cents = toCents(read(row))
            if (cents === null) withoutAmount++
            else amounts.add(cents)
          }
        },
        getResult: () => ({ ...createFairBins(amounts.sort()), withoutAmount }),
      }
    },
  }
}
