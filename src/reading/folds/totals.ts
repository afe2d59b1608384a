/** Count, sum, mean, minimum and maximum of an amount, in exact cents. */
import { centsOf, ExactSum, isWholeCents, meanOf } from '#lib/written/cents.ts'
import type { Fold } from './fold.ts'
import { type ReadColumn, readerIfAny } from './column.ts'

/** Everything in cents. */
export interface Totals {
  /** Rows, with an amount or without. */
  readonly lines: number
  /** Rows with an amount. */
  readonly counted: number
  readonly sum: bigint
  /** Rounded to the nearest cent, halves away from zero; null where nothing was counted. */
  readonly mean: bigint | null
  readonly min: number | null
  readonly max: number | null
  /** Amounts with a third decimal, counted to the nearest cent. */
  readonly rounded: number
}

/** Adds amounts up; `line` for each row, with its value in reais or whatever stands there instead. */
export class TotalsOf {
  private lines = 0
  private counted = 0
  private min = Number.POSITIVE_INFINITY
  private max = Number.NEGATIVE_INFINITY
  private rounded = 0
  private readonly sum = new ExactSum()

  line(value: unknown): void {
    this.lines++
    const cents = centsOf(value)
    if (cents === null) return
    this.counted++
    this.sum.add(cents)
    if (cents < this.min) this.min = cents
    if (cents > this.max) this.max = cents
    if (!isWholeCents(value as number)) this.rounded++
  }

  end(): Totals {
    const { lines, counted, rounded, min, max } = this
    const sum = this.sum.total
    const none = counted === 0
    return {
      lines,
      counted,
      sum,
      mean: none ? null : meanOf(sum, counted),
      min: none ? null : min,
      max: none ? null : max,
      rounded,
    }
  }
}

/** The totals of one column of amounts in reais; without one the rows alone are counted. */
export function totals(column: ReadColumn | null): Fold<Totals> {
  const read = readerIfAny(column)
  return {
    start() {
      const amounts = new TotalsOf()
      return {
        add(rows) {
          for (const row of rows) amounts.line(read(row))
        },
        end: () => amounts.end(),
      }
    },
  }
}
