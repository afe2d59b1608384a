/** What the marks of the pages show together: the number of rows, repeated ids, and whether ids are in order. */
import type { PageMark } from './scan-environment.ts'

/** More pages than any scan has, and as many as an array holds without effort. */
const MAX_PAGES = 1_000_000

/**
 * Number of pages that hold `total` rows at `size` rows a page. The limit covers an absurdly high total; such a pass
 * ends at the first page without rows.
 */
export const countPages = (total: number, size: number): number => Math.min(MAX_PAGES, Math.ceil(total / size))

/** True if no id is smaller than the one before it. A page that repeats a row still keeps its order. */
export function isAscending(ids: readonly number[]): boolean {
  for (let i = 1; i < ids.length; i++) if ((ids[i] ?? 0) < (ids[i - 1] ?? 0)) return false
  return true
}

/** Number of rows on all pages together. */
export const countPageRows = (marks: readonly PageMark[]): number =>
  marks.reduce((lines, { ids }) => lines + ids.length, 0)

/** An id that was read more than once, and the first page (0-based) that holds it. */
export interface RepeatedId {
  readonly id: number
  readonly index: number
}

/** Number of ids in one block of an IdSet. */
const BIT_BLOCK = 1 << 16

/**
 * A set of whole numbers that uses one bit each, in blocks, so that a million ids in any order are searched within one
 * frame.
 */
class IdSet {
  private readonly blocks = new Map<number, Uint32Array>()

  /** Adds an id; true if the set contained it already. */
  add(id: number): boolean {
    const blockIndex = Math.floor(id / BIT_BLOCK)
    let block = this.blocks.get(blockIndex)
    if (!block) this.blocks.set(blockIndex, (block = new Uint32Array(BIT_BLOCK / 32)))
    const offset = id - blockIndex * BIT_BLOCK
    const bit = 1 << (offset & 31)
    const word = block[offset >> 5] ?? 0
    block[offset >> 5] = word | bit
    return (word & bit) !== 0
  }
}

/** True if every id, over all pages, is greater than the one before it. */
function areIdsAscending(marks: readonly PageMark[]): boolean {
  let last = Number.NEGATIVE_INFINITY
  for (const { ids } of marks)
    for (const id of ids) {
      if (id <= last) return false
      last = id
    }
  return true
}

/** Ids that the pages hold more than once; each is listed once. */
export function findRepeatedIds(marks: readonly PageMark[]): RepeatedId[] {
  if (areIdsAscending(marks)) return []
  const seen = new IdSet()
  const repeated = new Set<number>()
  for (const { ids } of marks) for (const id of ids) if (seen.add(id)) repeated.add(id)
  if (repeated.size === 0) return []
  const firstPage = new Map<number, number>()
  for (const { index, ids } of marks)
    for (const id of ids) if (repeated.has(id) && !firstPage.has(id)) firstPage.set(id, index)
  return [...repeated].map((id) => ({ id, index: firstPage.get(id) ?? 0 }))
}

/** True if both pages hold the same ids in the same order. */
export const haveSameIds = (a: PageMark, b: PageMark): boolean =>
  a.ids.length === b.ids.length && a.ids.every((id, i) => id === b.ids[i])

/** 0-based indexes at which two passes differ, including pages that only one of them has. */
export function compareMarks(
  first: readonly PageMark[],
  second: readonly PageMark[],
  areEqual: (a: PageMark, b: PageMark) => boolean,
): number[] {
  const differing: number[] = []
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const a = first[index]
    const b = second[index]
    if (!a || !b || !areEqual(a, b)) differing.push(index)
  }
  return differing
}
