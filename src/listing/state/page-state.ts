/**
 * What a list shows of the answer it has: rows stand for the view that was asked for, and for nothing else (spec 1 §4).
 */
import type { Row } from '#commands/resource.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import type { ListTotals } from '#listing/model.ts'

/** The same object at every drawing. */
export const NO_ROWS: readonly Row[] = []
const UNKNOWN: ListTotals = { totalElements: 0, totalPages: 0, isUnknown: true }

/** The query's state, as TanStack Query tells it. */
interface PageQueryState {
  data: ListPage | undefined
  isFetching: boolean
  isError: boolean
  isPending: boolean
  /** The answer at hand is that of the view before. */
  isPlaceholderData: boolean
  /** The answer stays for want of a connection (api/cache/offline.ts). */
  keeps: boolean
}

interface PageState {
  isLoading: boolean
  hasFailed: boolean
  /** That of the view asked for; undefined while it is not there. */
  response: ListPage | undefined
  /** None while a request is under way, after it failed, and where nothing is asked, but for those that stay offline. */
  rows: readonly Row[]
  /** null before the first answer. */
  totals: ListTotals | null
}

/** `enabled`: the list asks at all; `size`: rows of a page, as they are asked for now. */
export function createPageState(
  { data, isFetching, isError, isPending, isPlaceholderData, keeps }: PageQueryState,
  enabled: boolean,
  size: number,
): PageState {
  const stays = keeps && !isPlaceholderData
  const loading = enabled && isFetching && !stays
  // Neither there nor on its way: it was given up.
  const failed = enabled && !loading && !stays && (isError || isPending || isPlaceholderData)
  const answer = isPlaceholderData ? undefined : data
  return {
    isLoading: loading,
    hasFailed: failed,
    response: answer,
    rows: (!loading && !failed && enabled && answer?.content) || NO_ROWS,
    // The last known figures stand while the next page is fetched, so that nothing in the footer jumps.
    totals: failed || !enabled ? UNKNOWN : data ? getTotals(data, size) : null,
  }
}

/** Its pages are of this size: those of the view before are others, and one goes to them before the answer is there. */
const getTotals = ({ totalElements, isTotalUnknown }: ListPage, size: number): ListTotals => ({
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  ...(isTotalUnknown && { isTotalUnknown }),
})
