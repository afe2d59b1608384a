/** What the marks of the pages say together: how many rows, which twice, whether in the order of their ids. */
import type { PageMark } from './scan-environment.ts'

/** More pages than any reading has, and as many as an array holds without effort. */
const MAX_PAGES = 1_000_000

/** Pages in which so many rows stand; a total beyond all measure has its end where no rows are answered any more. */
export const countPages = (total: number, size: number): number => Math.min(MAX_PAGES, Math.ceil(total / size))

/** True where no id is smaller than the one before it: an answer that tells a row twice still keeps its order. */
export function isAscending(ids: readonly number[]): boolean {
  for (let at = 1; at < ids.length; at++) if ((ids[at] ?? 0) < (ids[at - 1] ?? 0)) return false
  return true
}

/** The rows of all pages together. */
export const countPageRows = (marks: readonly PageMark[]): number =>
  marks.reduce((lines, { ids }) => lines + ids.length, 0)

/** An id that was read more than once, and the first page (0-based) that holds it. */
export interface RepeatedId {
  readonly id: number
  readonly index: number
}

/** Ids of one block of a set. */
const BIT_BLOCK = 1 << 16

/**
 * Which whole numbers were there: a bit each, in blocks, so that a million in any order are looked through in one
 * frame.
 */
class IdSet {
  private readonly blocks = new Map<number, Uint32Array>()

  /** True where it was there before. */
  add(id: number): boolean {
    const at = Math.floor(id / BIT_BLOCK)
    let block = this.blocks.get(at)
    if (!block) this.blocks.set(at, (block = new Uint32Array(BIT_BLOCK / 32)))
    const index = id - at * BIT_BLOCK
    const bit = 1 << (index & 31)
    const word = block[index >> 5] ?? 0
    block[index >> 5] = word | bit
    return (word & bit) !== 0
  }
}

/** True where every id of all pages is greater than the one before it. */
function areIdsAscending(marks: readonly PageMark[]): boolean {
  let last = Number.NEGATIVE_INFINITY
  for (const { ids } of marks)
    for (const id of ids) {
      if (id <= last) return false
      last = id
    }
  return true
}

/** Ids that stand in the pages more than once, each told once. */
export function findRepeatedIds(marks: readonly PageMark[]): RepeatedId[] {
  if (areIdsAscending(marks)) return []
  const seen = new IdSet()
  const again = new Set<number>()
  for (const { ids } of marks) for (const id of ids) if (seen.add(id)) again.add(id)
  if (again.size === 0) return []
  const first = new Map<number, number>()
  for (const { index, ids } of marks) for (const id of ids) if (again.has(id) && !first.has(id)) first.set(id, index)
  return [...again].map((id) => ({ id, index: first.get(id) ?? 0 }))
}

/** True where both pages hold the same ids in the same order. */
export const haveSameIds = (one: PageMark, other: PageMark): boolean =>
  one.ids.length === other.ids.length && one.ids.every((id, at) => id === other.ids[at])

/** Indexes (0-based) at which two walks differ, those that only one of them has included. */
export function compareMarks(
  one: readonly PageMark[],
  other: readonly PageMark[],
  same: (a: PageMark, b: PageMark) => boolean,
): number[] {
  const found: number[] = []
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const a = one[index]
    const b = other[index]
    if (!a || !b || !same(a, b)) found.push(index)
  }
  return found
}
