/** Tells components what stays on the screen without a connection: cached responses, with their age (case K9). */
import { useSyncExternalStore } from 'react'
import { isOfflineError } from '#api/errors.ts'
import { hasIdPrefix } from './invalidation.ts'
import { invalidateQueries, queryClient } from './query.ts'

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Returns true while the browser says that it is connected. This is only a hint (case K4). */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)

/** The state of a query in TanStack Query. */
interface QueryState {
  data: unknown
  isFetching: boolean
  error: Error | null
}

/**
 * Returns true while an earlier response stays on the screen because it cannot be refetched without a connection. The
 * failed request, or one that will fail, says nothing about the records.
 */
export const isShowingCachedResponse = ({ data, isFetching, error }: QueryState, isOnline: boolean): boolean =>
  data !== undefined && (isFetching ? !isOnline : isOfflineError(error))

/** Returns true if a read has failed and its part of the screen must say so. False while an earlier response stays. */
export const useHasUncachedError = (query: QueryState & { isError: boolean }): boolean => {
  const isOnline = useIsOnline()
  return query.isError && !isShowingCachedResponse(query, isOnline)
}

/** Query options for a read whose cached response is not shown until it is refetched. */
export const hideUntilRefetchedOptions = { meta: { shownOnceRead: true } } as const

const queries = queryClient.getQueryCache()

/**
 * Returns when the oldest response on the screen was received, in ms since the epoch. Returns null if a query on the
 * screen has no response, or if there is no query.
 */
export function getOldestResponseMs(): number | null {
  const times = queries
    .findAll({ type: 'active' })
    .map(({ state, meta }) => (meta?.['shownOnceRead'] && state.status === 'error' ? 0 : state.dataUpdatedAt))
  return times.length === 0 || times.includes(0) ? null : Math.min(...times)
}

/**
 * Refetches the queries on the screen whose id starts with one of `prefixes`. Resolves to false if one of them could not
 * be read because there is no connection.
 */
export async function refetchIfConnected(prefixes: readonly string[]): Promise<boolean> {
  await invalidateQueries(prefixes)
  return !queries
    .findAll({ type: 'active' })
    .some(({ queryKey, state }) => hasIdPrefix(queryKey, prefixes) && isOfflineError(state.error))
}

/** Returns `getOldestResponseMs()`, kept up to date in a component. */
export const useOldestResponseMs = (): number | null =>
  useSyncExternalStore((listener) => queries.subscribe(listener), getOldestResponseMs)
