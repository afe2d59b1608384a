/** Amounts of rows in exact cents, for the sums of the footer and of the rows on top. */
import type { Row } from '#commands/resource.ts'
import { toCents, ExactSum, roundedMean } from '#lib/format/cents.ts'
import { getCellValue, type Column } from '#listing/define.ts'

/** Sum, mean and ends of the amounts of these rows, in cents; null where none has one. */
export function summarizeAmounts(column: Column, rows: Iterable<Row>) {
  const sum = new ExactSum()
  const all: number[] = []
  for (const row of rows) {
    const cents = toCents(getCellValue(column, row))
    if (cents === null) continue
    sum.add(cents)
    all.push(cents)
  }
  if (all.length === 0) return null
  const least = all.reduce((one, other) => Math.min(one, other))
  const most = all.reduce((one, other) => Math.max(one, other))
  return { sum: sum.total, mean: roundedMean(sum.total, all.length), least, most }
}
