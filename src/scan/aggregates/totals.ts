/** Count, sum, mean, minimum and maximum of an amount, in exact cents. */
import { toCents, ExactSum, isWholeCents, roundedMean } from '#lib/format/cents.ts'
import type { Aggregate } from './aggregate.ts'
import { type ScanColumn, createOptionalColumnReader } from './scan-column.ts'

/** Everything in cents. */
export interface Totals {
  /** Rows, with an amount or without. */
  readonly rowCount: number
  /** Rows with an amount. */
  readonly amountCount: number
  readonly sum: bigint
  /** Rounded to the nearest cent, halves away from zero; null where nothing was counted. */
  readonly mean: bigint | null
  readonly min: number | null
  readonly max: number | null
  /** Amounts with a third decimal, counted to the nearest cent. */
  readonly roundedCount: number
}

/** Adds amounts up; `line` for each row, with its value in reais or whatever stands there instead. */
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
    const none = counted === 0
    return {
      rowCount: lines,
      amountCount: counted,
      sum,
      mean: none ? null : roundedMean(sum, counted),
      min: none ? null : min,
      max: none ? null : max,
      roundedCount: rounded,
    }
  }
}

/** The totals of one column of amounts in reais; without one the rows alone are counted. */
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
