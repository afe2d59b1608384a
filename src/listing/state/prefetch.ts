/**
 * Prefetches a list's next page when the operator is about to open it, never on merely opening the list, and limits the
 * number of cached pages (listing/state/README §1).
 */
import { hashKey, type Query } from '@tanstack/react-query'
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { getNotRequestedReason } from '#listing/url-state/list-request.ts'
import { getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'

/** ms for which a prefetched page is shown without a new request. */
const PREFETCH_FRESH_MS = 30_000
/** Cached pages per list, besides the one on the screen. */
const MAX_CACHED_PAGES = 5

/** Time (ms) of each prefetch, by query hash, until the page is left. */
const prefetchedAt = new Map<string, number>()

const getQueryHash = (definition: AnyList, state: ListState) => hashKey(createListPageQuery(definition, state).queryKey)

/** Fetches a page that is about to be opened. Does nothing if the page is loading or was prefetched a moment ago. */
export function prefetchPage(definition: AnyList, state: ListState): void {
  const query = createListPageQuery(definition, state)
  const hash = hashKey(query.queryKey)
  const queryState = queryClient.getQueryState(query.queryKey)
  if (queryState?.fetchStatus === 'fetching' || Date.now() - (prefetchedAt.get(hash) ?? 0) < PREFETCH_FRESH_MS) return
  prefetchedAt.set(hash, Date.now())
  void queryClient.prefetchQuery(query)
}

/** Requests the view of a step within the key's task, so that the request runs while the step is drawn. */
export function requestStep(definition: AnyList, state: ListState): void {
  if (getNotRequestedReason(definition, state) === null)
    void queryClient.prefetchQuery({
      ...createListPageQuery(definition, getFirstRequest(state)),
      staleTime: getFreshMs,
    })
}

/** Returns the ms for which a list's page is fresh when it is shown: 0, unless it was prefetched. */
export const getFreshMs = ({ queryHash }: Pick<Query, 'queryHash'>): number =>
  prefetchedAt.has(queryHash) ? PREFETCH_FRESH_MS : 0

/** Call when the page is left: the next time it is shown, it is requested again. */
export function forgetPrefetched(definition: AnyList, state: ListState): void {
  prefetchedAt.delete(getQueryHash(definition, state))
}

/** Removes the oldest cached pages of a list beyond the limit. */
export function trimCachedPages({ endpoint }: AnyList): void {
  const cache = queryClient.getQueryCache()
  const inactivePages = cache.findAll({ queryKey: [endpoint.id], type: 'inactive', fetchStatus: 'idle' })
  inactivePages.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const page of inactivePages.slice(MAX_CACHED_PAGES)) {
    prefetchedAt.delete(page.queryHash)
    cache.remove(page)
  }
}
