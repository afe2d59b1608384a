/** Amounts of rows in exact cents, for the sums of the footer and of the rows on top. */
import type { Row } from '#commands/noun.ts'
import { centsOf, ExactSum, meanOf } from '#lib/written/cents.ts'
import { cellValue, type Column } from '#listing/define.ts'

/** Sum, mean and ends of the amounts of these rows, in cents; null where none has one. */
export function amountsOf(column: Column, rows: Iterable<Row>) {
  const sum = new ExactSum()
  const all: number[] = []
  for (const row of rows) {
    const cents = centsOf(cellValue(column, row))
    if (cents === null) continue
    sum.add(cents)
    all.push(cents)
  }
  if (all.length === 0) return null
  const least = all.reduce((one, other) => Math.min(one, other))
  const most = all.reduce((one, other) => Math.max(one, other))
  return { sum: sum.total, mean: meanOf(sum.total, all.length), least, most }
}
