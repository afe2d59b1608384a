/** Amounts of rows in exact cents, for the sums of the footer and of the pinned rows. */
import type { Row } from '#commands/resource.ts'
import { toCents, ExactSum, roundedMean } from '#lib/format/cents.ts'
import { getCellValue, type Column } from '#listing/define.ts'

/** Returns sum, mean, minimum and maximum of the amounts of these rows, in cents; null if no row has an amount. */
export function summarizeAmounts(column: Column, rows: Iterable<Row>) {
  const sum = new ExactSum()
  const amounts: number[] = []
  for (const row of rows) {
    const cents = toCents(getCellValue(column, row))
    if (cents === null) continue
    sum.add(cents)
    amounts.push(cents)
  }
  if (amounts.length === 0) return null
  const least = amounts.reduce((a, b) => Math.min(a, b))
  const most = amounts.reduce((a, b) => Math.max(a, b))
  return { sum: sum.total, mean: roundedMean(sum.total, amounts.length), least, most }
}
