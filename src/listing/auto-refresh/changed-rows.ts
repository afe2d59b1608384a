/** Finds which rows of a refresh are new or changed. */
import type { Row } from '#commands/resource.ts'

/**
 * Returns the ids of the rows of `after` that are not in `before`, or differ. `firstIndex` is the 0-based index of the
 * first row of `after` in the whole result of `total` rows. Rows beyond the first or the last known row may only have
 * moved in from rows that were not read before, so they do not count.
 */
export function findChangedRows(
  before: readonly Row[],
  after: readonly Row[],
  firstIndex: number,
  total: number,
): number[] {
  const knownRows = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  const isKnown = ({ id }: Row) => knownRows.has(id)
  const from = firstIndex === 0 ? 0 : after.findIndex(isKnown)
  const end = firstIndex + after.length >= total ? after.length : after.findLastIndex(isKnown) + 1
  const rows = from < 0 ? [] : after.slice(from, end)
  return rows.flatMap((row) => (knownRows.get(row.id) === JSON.stringify(row) ? [] : [row.id]))
}
