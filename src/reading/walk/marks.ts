/** What the marks of the pages say together: how many rows, which twice, whether in the order of their ids. */
import type { PageMark } from './environment.ts'

/** Pages in which so many rows stand. */
export const pagesFor = (total: number, size: number): number => Math.ceil(total / size)

/** True where no id is smaller than the one before it: an answer that tells a row twice still keeps its order. */
export function isInOrder(ids: readonly number[]): boolean {
  for (let at = 1; at < ids.length; at++) if ((ids[at] ?? 0) < (ids[at - 1] ?? 0)) return false
  return true
}

/** True where every id is greater than the one before it. */
function isRising(ids: readonly number[], after: number): boolean {
  let last = after
  for (const id of ids) {
    if (id <= last) return false
    last = id
  }
  return true
}

/** The rows of all pages together. */
export const linesOf = (marks: readonly PageMark[]): number => marks.reduce((lines, { ids }) => lines + ids.length, 0)

/** An id that was read more than once, and the first page (0-based) that holds it. */
export interface Repeated {
  readonly id: number
  readonly index: number
}

/** Ids that stand in the pages more than once, each told once. No memory is taken where all of them rise. */
export function repeatedIds(marks: readonly PageMark[]): Repeated[] {
  let last = Number.NEGATIVE_INFINITY
  const rises = marks.every(({ ids }) => {
    const goesOn = isRising(ids, last)
    last = ids.at(-1) ?? last
    return goesOn
  })
  if (rises) return []
  const first = new Map<number, number>()
  const repeated = new Map<number, number>()
  for (const { index, ids } of marks)
    for (const id of ids) {
      const known = first.get(id)
      if (known === undefined) first.set(id, index)
      else if (!repeated.has(id)) repeated.set(id, known)
    }
  return [...repeated].map(([id, index]) => ({ id, index }))
}

/** True where both pages hold the same ids in the same order. */
export const sameIds = (one: PageMark, other: PageMark): boolean =>
  one.ids.length === other.ids.length && one.ids.every((id, at) => id === other.ids[at])

/** Indexes (0-based) at which two walks differ, those that only one of them has included. */
export function differingPages(
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
