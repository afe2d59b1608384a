/**
 * Finds the index of a record in another order or filter, for the cursor of continuous mode. No call returns the index,
 * so a binary search over sorted blocks looks for the record's value. Among equal values the ids decide, which
 * platforms keep in one direction.
 */
import type { Row } from '#commands/resource.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'

/** A value that can be ordered; null if it is missing or has no order. */
type SortValue = string | number | null

const toSortValue = (value: unknown): SortValue =>
  typeof value === 'string' || typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : null

/** The record to find, and the order of the list. */
export interface SeekOptions {
  row: Row
  /** Number of rows. */
  total: number
  direction: 'ASC' | 'DESC'
  /** Returns the value that the rows are sorted by. */
  getSortValue: (row: Row) => unknown
  /** Returns the rows of this block; rejects if the search was cancelled. */
  fetchBlock: (block: number) => Promise<readonly Row[]>
}

/**
 * Returns the 0-based index of the record in the whole result; null if it is not found. Rejects if `fetchBlock` does.
 */
export async function seekRowIndex(target: SeekOptions): Promise<number | null> {
  const wanted = toSortValue(target.getSortValue(target.row))
  // Platforms sort texts by code point or by locale, and their rows do not reveal which until one is out of order.
  // Dates are in the same place in both.
  const textOrders = typeof wanted === 'string' && !/^\d{4}-\d\d-/.test(wanted) ? [byCode, byLocale] : [byCode]
  for (const order of textOrders) {
    const index = await seekWithOrder(target, wanted, order)
    if (index !== null) return index
  }
  return null
}

type TextOrder = (a: string, b: string) => number

const byLocale: TextOrder = (a, b) => a.localeCompare(b, 'pt-BR', { sensitivity: 'base' })
const byCode: TextOrder = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

async function seekWithOrder(
  { row, total, direction, getSortValue, fetchBlock }: SeekOptions,
  targetValue: SortValue,
  order: TextOrder,
) {
  const sign = direction === 'ASC' ? 1 : -1
  let low = 0
  let high = Math.ceil(total / getBlockSize()) - 1
  // At most 14 requests for a million rows; a text may be searched in both orders.
  while (low <= high) {
    const blockIndex = Math.floor((low + high) / 2)
    const rows = await fetchBlock(blockIndex)
    const first = rows[0]
    const last = rows.at(-1)
    if (!first || !last) return null
    const offset = rows.findIndex(({ id }) => id === row.id)
    if (offset >= 0) return blockIndex * getBlockSize() + offset
    const toFirst = sign * compareSortValues(targetValue, toSortValue(getSortValue(first)), order)
    const toLast = sign * compareSortValues(targetValue, toSortValue(getSortValue(last)), order)
    // Rows with the same value at the end of a block continue in the next one. If the whole block has this value, the
    // ids decide.
    const side =
      toFirst === 0 && toLast === 0 ? getSideById(row.id, first.id, last.id) : toFirst <= 0 ? -1 : toLast >= 0 ? 1 : 0
    if (side === 0) return null
    if (side < 0) high = blockIndex - 1
    else low = blockIndex + 1
  }
  return null
}

/**
 * Returns -1 (before these rows), 1 (after them) or 0 (it would be among them). A single row is the last one of all.
 */
function getSideById(id: number, first: number, last: number): number {
  if (first === last) return -1
  const sign = last > first ? 1 : -1
  if ((id - first) * sign < 0) return -1
  return (id - last) * sign > 0 ? 1 : 0
}

/** Missing values come first. */
function compareSortValues(a: SortValue, b: SortValue, order: TextOrder): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : order(String(a), String(b))
}
