/** Judges three consecutive pages of a list, and whether the requested size is honoured. */

/** One page as the platform sent it. */
export interface SeenPage {
  ids: readonly number[]
  /** null if the response has no total. */
  total: number | null
  /** The 0-based page number in the response; null if it has none. */
  number: number | null
}

/** What three pages, requested as 0, 1 and 2, show. */
export interface PagesVerdict {
  /** Page 0 and page 1 are the same rows: the platform counts pages from 1. */
  isOneBased: boolean
  /** How many ids were on more than one page, if pages are not counted from 1. */
  repeatedIds: number
  areTotalsAbsent: boolean
  areTotalsSteady: boolean
  /** A response says that it is another page than the requested one. */
  hasWrongNumber: boolean
}

const haveSameIds = (left: readonly number[], right: readonly number[]) =>
  left.length > 0 && left.length === right.length && left.every((id, index) => id === right[index])

/** Judges the pages 0, 1 and 2 of one list, or fewer if there are not so many. */
export function judgePages(pages: readonly SeenPage[]): PagesVerdict {
  const [first, second] = pages
  const isOneBased = first !== undefined && second !== undefined && haveSameIds(first.ids, second.ids)
  const ids = pages.flatMap((page) => page.ids)
  const totals = pages.map(({ total }) => total)
  return {
    isOneBased,
    repeatedIds: isOneBased ? 0 : ids.length - new Set(ids).size,
    areTotalsAbsent: totals.includes(null),
    areTotalsSteady: new Set(totals).size <= 1,
    hasWrongNumber: !isOneBased && pages.some(({ number }, index) => number !== null && number !== index),
  }
}

/**
 * Returns the largest page that the platform sends; null if it honoured the requested size. `received` is how many rows
 * page 0 had, `hasMore` whether other rows follow it.
 */
export const judgeSize = (requested: number, received: number, hasMore: boolean): number | null =>
  received < requested && hasMore && received > 0 ? received : null
