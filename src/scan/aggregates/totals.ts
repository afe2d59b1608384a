/** Count, sum, mean, minimum and maximum of an amount, in exact cents. */
import { toCents, ExactSum, isWholeCents, roundedMean } from '#lib/format/cents.ts'
import type { Aggregate } from './aggregate.ts'
import { type ScanColumn, createOptionalColumnReader } from './scan-column.ts'

/** Totals of a column of amounts; all amounts are in cents. */
export interface Totals {
  /** Rows with or without an amount. */
  readonly rowCount: number
  /** Rows with an amount. */
  readonly amountCount: number
  readonly sum: bigint
  /** Rounded to the nearest cent, halves away from zero; null if there are no amounts. */
  readonly mean: bigint | null
  readonly min: number | null
  readonly max: number | null
  /** Amounts with a third decimal, rounded to the nearest cent. */
  readonly roundedCount: number
}

/** Adds up amounts. Call `add` for each row, with its value in reais or whatever else the row holds. */
export class TotalsAccumulator {
  private lines = 0
  private counted = 0
  private min = Number.POSITIVE_INFINITY
  private max = Number.NEGATIVE_INFINITY
  private rounded = 0
  private readonly sum = new ExactSum()

  add(value: unknown): void {
    this.lines++
    const cents = toCents(value)
    if (cents === null) return
    this.counted++
    this.sum.add(cents)
    if (cents < this.min) this.min = cents
    if (cents > this.max) this.max = cents
    if (!isWholeCents(value as number)) this.rounded++
  }

  getTotals(): Totals {
    const { lines, counted, rounded, min, max } = this
    const sum = this.sum.total
    const isEmpty = counted === 0
    return {
      rowCount: lines,
      amountCount: counted,
      sum,
      mean: isEmpty ? null : roundedMean(sum, counted),
      min: isEmpty ? null : min,
      max: isEmpty ? null : max,
      roundedCount: rounded,
    }
  }
}

/** The totals of one column of amounts in reais; without a column only rows are counted. */
export function aggregateTotals(column: ScanColumn | null): Aggregate<Totals> {
  const read = createOptionalColumnReader(column)
  return {
    start() {
      const amounts = new TotalsAccumulator()
      return {
        add(rows) {
          for (const row of rows) amounts.add(read(row))
        },
        getResult: () => amounts.getTotals(),
      }
    },
  }
}
