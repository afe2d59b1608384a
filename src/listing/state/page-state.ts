/** What a list shows of its query's state: rows only ever belong to the requested view (spec 1 §4). */
import type { Row } from '#commands/resource.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import type { ListTotals } from '#listing/model.ts'

/** One object for all renders, so that its identity is stable. */
export const NO_ROWS: readonly Row[] = []
const UNKNOWN: ListTotals = { totalElements: 0, totalPages: 0, isUnknown: true }

/** The state of the query, as TanStack Query reports it. */
interface PageQueryState {
  data: ListPage | undefined
  isFetching: boolean
  isError: boolean
  isPending: boolean
  /** The data belongs to the view before. */
  isPlaceholderData: boolean
  /** The data stays because there is no connection (api/cache/offline.ts). */
  showsCached: boolean
}

interface PageState {
  isLoading: boolean
  hasFailed: boolean
  /** The response for the requested view; undefined until it arrives. */
  response: ListPage | undefined
  /** Empty while a request runs, after it failed, and if none is sent. Cached rows stay while offline. */
  rows: readonly Row[]
  /** null before the first response. */
  totals: ListTotals | null
}

/** Derives what a list shows. `enabled`: the list sends requests at all; `size`: the requested rows per page. */
export function createPageState(
  { data, isFetching, isError, isPending, isPlaceholderData, showsCached }: PageQueryState,
  enabled: boolean,
  size: number,
): PageState {
  const staysShown = showsCached && !isPlaceholderData
  const isLoading = enabled && isFetching && !staysShown
  // Neither loaded nor loading: the request was cancelled.
  const hasFailed = enabled && !isLoading && !staysShown && (isError || isPending || isPlaceholderData)
  const response = isPlaceholderData ? undefined : data
  return {
    isLoading,
    hasFailed,
    response,
    rows: (!isLoading && !hasFailed && enabled && response?.content) || NO_ROWS,
    // The last known totals stay while the next page loads, so that nothing in the footer moves.
    totals: hasFailed || !enabled ? UNKNOWN : data ? getTotals(data, size) : null,
  }
}

/** Counts pages by the new size: the operator can turn to them before the response arrives. */
const getTotals = ({ totalElements, isTotalUnknown }: ListPage, size: number): ListTotals => ({
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  ...(isTotalUnknown && { isTotalUnknown }),
})
