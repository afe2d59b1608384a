/** Which rows of a page are new or not as they were. */
import type { Row } from '#commands/noun.ts'

/** Ids of the rows of `after` that `before` does not have just so. */
export function changedRows(before: readonly Row[], after: readonly Row[]): number[] {
  const known = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  return after.flatMap((row) => (known.get(row.id) === JSON.stringify(row) ? [] : [row.id]))
}
