/**
 * Where a record stands in another order or filter. No call tells it, so its value is looked for by halves, among
 * blocks that are in order; between equal values the ids decide, which platforms keep in one direction.
 */
import type { Row } from '#commands/resource.ts'
import { BLOCK_SIZE } from '#listing/url-state/continuous-rows.ts'

/** What has an order; null for what is not there or has none. */
type SortValue = string | number | null

const toSortValue = (value: unknown): SortValue =>
  typeof value === 'string' || typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : null

/** The record whose place is wanted, and the order in which it stands. */
export interface SeekOptions {
  row: Row
  /** How many rows there are. */
  total: number
  direction: 'ASC' | 'DESC'
  /** What the rows are sorted by. */
  getSortValue: (row: Row) => unknown
  /** The rows of the block at this place; rejects where nobody waits for it any more. */
  fetchBlock: (block: number) => Promise<readonly Row[]>
}

/** The place of the record among all, 0-based; null where it is not found. Rejects as `ask` does. */
export async function seekRowIndex(target: SeekOptions): Promise<number | null> {
  const wanted = toSortValue(target.getSortValue(target.row))
  // Platforms order texts by their code points, or as they are spoken: their rows do not tell until one is wrong.
  // Moments stand in the same place in both.
  const orders = typeof wanted === 'string' && !/^\d{4}-\d\d-/.test(wanted) ? [byCode, byLocale] : [byCode]
  for (const order of orders) {
    const index = await seekWithOrder(target, wanted, order)
    if (index !== null) return index
  }
  return null
}

type TextOrder = (one: string, other: string) => number

const byLocale: TextOrder = (one, other) => one.localeCompare(other, 'pt-BR', { sensitivity: 'base' })
const byCode: TextOrder = (one, other) => (one < other ? -1 : one > other ? 1 : 0)

async function seekWithOrder(
  { row, total, direction, getSortValue, fetchBlock }: SeekOptions,
  targetValue: SortValue,
  order: TextOrder,
) {
  const way = direction === 'ASC' ? 1 : -1
  let low = 0
  let high = Math.ceil(total / BLOCK_SIZE) - 1
  // A million rows take 14 requests at most; a text may have to be sought in both orders.
  while (low <= high) {
    const at = Math.floor((low + high) / 2)
    const rows = await fetchBlock(at)
    const first = rows[0]
    const last = rows.at(-1)
    if (!first || !last) return null
    const offset = rows.findIndex(({ id }) => id === row.id)
    if (offset >= 0) return at * BLOCK_SIZE + offset
    const toFirst = way * compareSortValues(targetValue, toSortValue(getSortValue(first)), order)
    const toLast = way * compareSortValues(targetValue, toSortValue(getSortValue(last)), order)
    // Rows of its own value that begin or end here go on beyond; where all are of it the ids tell the side.
    const side =
      toFirst === 0 && toLast === 0 ? getSideById(row.id, first.id, last.id) : toFirst <= 0 ? -1 : toLast >= 0 ? 1 : 0
    if (side === 0) return null
    if (side < 0) high = at - 1
    else low = at + 1
  }
  return null
}

/** -1: before these rows, 1: after them, 0: it would be among them. A single row is the last one of all. */
function getSideById(id: number, first: number, last: number): number {
  if (first === last) return -1
  const way = last > first ? 1 : -1
  if ((id - first) * way < 0) return -1
  return (id - last) * way > 0 ? 1 : 0
}

/** What is not there stands first. */
function compareSortValues(one: SortValue, other: SortValue, order: TextOrder): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null)
  return typeof one === 'number' && typeof other === 'number' ? one - other : order(String(one), String(other))
}
