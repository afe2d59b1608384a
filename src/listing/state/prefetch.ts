/**
 * The next page is asked for when it is meant, never by merely opening a list, and few pages are kept
 * (listing/state/README §1).
 */
import { hashKey, type Query } from '@tanstack/react-query'
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { getNotRequestedReason } from '#listing/url-state/first-page.ts'
import { getFirstRequest } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'

/** ms for which a page that was fetched ahead is shown as it came. */
const PREFETCH_FRESH_MS = 30_000
/** Pages of one list that are kept besides the one on the screen. */
const MAX_CACHED_PAGES = 5

/** Fetched ahead and not yet left again, by the hash of the query. */
const prefetchedAt = new Map<string, number>()

const getQueryHash = (definition: AnyList, state: ListState) => hashKey(createListPageQuery(definition, state).queryKey)

/** Fetches a page that is about to be asked for; one that is under way or just came is not fetched twice. */
export function prefetchPage(definition: AnyList, state: ListState): void {
  const query = createListPageQuery(definition, state)
  const hash = hashKey(query.queryKey)
  const known = queryClient.getQueryState(query.queryKey)
  if (known?.fetchStatus === 'fetching' || Date.now() - (prefetchedAt.get(hash) ?? 0) < PREFETCH_FRESH_MS) return
  prefetchedAt.set(hash, Date.now())
  void queryClient.prefetchQuery(query)
}

/** Asks for the view that a step leads to, in the task of the key: its answer is under way while the step is drawn. */
export function requestStep(definition: AnyList, state: ListState): void {
  if (getNotRequestedReason(definition, state) === null)
    void queryClient.prefetchQuery({
      ...createListPageQuery(definition, getFirstRequest(state)),
      staleTime: getFreshMs,
    })
}

/** ms for which a list's page is fresh when it is shown: none, but for one that was fetched ahead. */
export const getFreshMs = ({ queryHash }: Pick<Query, 'queryHash'>): number =>
  prefetchedAt.has(queryHash) ? PREFETCH_FRESH_MS : 0

/** The page is left: shown again, it is read again. */
export function forgetPrefetched(definition: AnyList, state: ListState): void {
  prefetchedAt.delete(getQueryHash(definition, state))
}

/** Lets go of the oldest pages of a list beyond those that are kept. */
export function trimCachedPages({ endpoint }: AnyList): void {
  const cache = queryClient.getQueryCache()
  const left = cache.findAll({ queryKey: [endpoint.id], type: 'inactive', fetchStatus: 'idle' })
  left.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const page of left.slice(MAX_CACHED_PAGES)) {
    prefetchedAt.delete(page.queryHash)
    cache.remove(page)
  }
}
