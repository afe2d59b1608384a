/** Which rows of what was read again are new or not as they were. */
import type { Row } from '#commands/resource.ts'

/**
 * Ids of the rows of `after`, which stand from `place` on among `total`, that `before` does not have just so. What
 * stands beyond the first or the last known row may but have moved in from rows that were not read before, and is no
 * news.
 */
export function findChangedRows(
  before: readonly Row[],
  after: readonly Row[],
  firstIndex: number,
  total: number,
): number[] {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  const isKnown = ({ id }: Row) => known.has(id)
  const from = firstIndex === 0 ? 0 : after.findIndex(isKnown)
  const end = firstIndex + after.length >= total ? after.length : after.findLastIndex(isKnown) + 1
  const rows = from < 0 ? [] : after.slice(from, end)
  return rows.flatMap((row) => (known.get(row.id) === JSON.stringify(row) ? [] : [row.id]))
}
