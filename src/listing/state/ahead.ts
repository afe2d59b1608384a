/**
 * The next page is asked for when it is meant, never by merely opening a list, and few pages are kept
 * (listing/state/README §1).
 */
import { hashKey, type Query } from '@tanstack/react-query'
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { whyNotAsked } from '#listing/address/first-page.ts'
import { firstAsked } from '#listing/address/long-rows.ts'
import { listPageQuery } from '#listing/address/page-query.ts'
import type { AnyList } from '#listing/define.ts'

/** ms for which a page that was fetched ahead is shown as it came. */
const FRESH = 30_000
/** Pages of one list that are kept besides the one on the screen. */
const KEPT = 5

/** Fetched ahead and not yet left again, by the hash of the query. */
const ahead = new Map<string, number>()

const hashOf = (definition: AnyList, state: ListState) => hashKey(listPageQuery(definition, state).queryKey)

/** Fetches a page that is about to be asked for; one that is under way or just came is not fetched twice. */
export function fetchAhead(definition: AnyList, state: ListState): void {
  const query = listPageQuery(definition, state)
  const hash = hashKey(query.queryKey)
  const known = queryClient.getQueryState(query.queryKey)
  if (known?.fetchStatus === 'fetching' || Date.now() - (ahead.get(hash) ?? 0) < FRESH) return
  ahead.set(hash, Date.now())
  void queryClient.prefetchQuery(query)
}

/** Asks for the view that a step leads to, in the task of the key: its answer is under way while the step is drawn. */
export function askForStep(definition: AnyList, state: ListState): void {
  if (whyNotAsked(definition, state) === null)
    void queryClient.prefetchQuery({ ...listPageQuery(definition, firstAsked(state)), staleTime: freshFor })
}

/** ms for which a list's page is fresh when it is shown: none, but for one that was fetched ahead. */
export const freshFor = ({ queryHash }: Pick<Query, 'queryHash'>): number => (ahead.has(queryHash) ? FRESH : 0)

/** The page is left: shown again, it is read again. */
export function forgetPageAhead(definition: AnyList, state: ListState): void {
  ahead.delete(hashOf(definition, state))
}

/** Lets go of the oldest pages of a list beyond those that are kept. */
export function trimPages({ query }: AnyList): void {
  const cache = queryClient.getQueryCache()
  const left = cache.findAll({ queryKey: [query.id], type: 'inactive', fetchStatus: 'idle' })
  left.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  for (const page of left.slice(KEPT)) {
    ahead.delete(page.queryHash)
    cache.remove(page)
  }
}
