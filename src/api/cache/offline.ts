/** What stays on the screen without a connection: answers that were read before, with their age (case K9). */
import { useSyncExternalStore } from 'react'
import { isOfflineError } from '#api/errors.ts'
import { queryClient } from './query.ts'

function subscribeToConnection(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Returns true while the browser says that it is connected: a hint only (case K4). */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribeToConnection, () => navigator.onLine)

/** The state of a query, as TanStack Query gives it. */
interface QueryState {
  data: unknown
  isFetching: boolean
  error: Error | null
}

/**
 * Returns true while an answer that was read before stays on the screen, because it cannot be read again without a
 * connection: the failed or hopeless request says nothing about the records.
 */
export const isShowingCachedResponse = ({ data, isFetching, error }: QueryState, isOnline: boolean): boolean =>
  data !== undefined && (isFetching ? !isOnline : isOfflineError(error))

/** Whether a read has failed so that its part of the screen says so: not while an earlier answer stays. */
export const useHasUncachedError = (query: QueryState & { isError: boolean }): boolean => {
  const isOnline = useIsOnline()
  return query.isError && !isShowingCachedResponse(query, isOnline)
}

/** For a read whose earlier answer is not shown before it was read again. */
export const cachedQueryKeys = { meta: { shownOnceRead: true } } as const

const queries = queryClient.getQueryCache()

/** Returns when the oldest answer on the screen was read, ms; null where a part of the screen has no answer, or all have none. */
export function getOldestResponseMs(): number | null {
  const times = queries
    .findAll({ type: 'active' })
    .map(({ state, meta }) => (meta?.['shownOnceRead'] && state.status === 'error' ? 0 : state.dataUpdatedAt))
  return times.length === 0 || times.includes(0) ? null : Math.min(...times)
}

/** Follows `oldestAnswer`. */
export const useOldestResponseMs = (): number | null =>
  useSyncExternalStore((listener) => queries.subscribe(listener), getOldestResponseMs)
