/**
 * The cache of this page: all reads of the screens go through it. A write (`write.ts`) invalidates queries, which are
 * then refetched (api/cache/README).
 */
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import {
  focusManager,
  onlineManager,
  QueryClient,
  type QueryKey,
  queryOptions as tanstackOptions,
} from '@tanstack/react-query'
import { createInvalidation } from './invalidation.ts'
import { consumePrefetched } from './prefetch.ts'
import type { CallOptions } from '#api/call/client-call.ts'
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { onSessionLost } from '#api/session/session-exit.ts'

/** The longest Retry-After that a read waits for (case F7), ms. */
const MAX_RETRY_DELAY_MS = 30_000
/** Delays of the two quick retries: a failing list settles within 4 s, ms. */
const RETRY_DELAYS_MS = [300, 900]

/**
 * Returns true if a failed read is tried again: after no response, 5xx and 429, twice; never after a refusal or a
 * timeout.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= RETRY_DELAYS_MS.length || !(error instanceof ApiError)) return false
  // The read is repeated when the connection is back.
  if (error.isOffline) return false
  // The console waits for Retry-After only once.
  if (error.retryAfterSeconds !== null && failures >= 1) return false
  return error.kind === 'network' || error.status === 429 || error.status >= 500
}

/** Returns the delay before the next try in ms; `failures` is 0-based. */
export function getRetryDelayMs(failures: number, error: unknown): number {
  const requestedSeconds = error instanceof ApiError ? error.retryAfterSeconds : null
  if (requestedSeconds !== null) return Math.min(requestedSeconds * 1000, MAX_RETRY_DELAY_MS)
  return RETRY_DELAYS_MS[failures] ?? MAX_RETRY_DELAY_MS
}

/** The only query cache. It never repeats a write (case D3). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // navigator.onLine is only a hint: a call that cannot be sent fails and says so (case K4).
      networkMode: 'always',
      // A read that failed without a connection is repeated when the connection is back (case K1).
      refetchOnReconnect: ({ state }) => state.status === 'error',
      // A prefetched page appears at once (listing/state/README §1).
      staleTime: 5_000,
      gcTime: 5 * 60_000,
      retry: shouldRetry,
      retryDelay: getRetryDelayMs,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

// TanStack Query assumes that a page starts with a connection.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false)

// No cached response outlives the session.
onSessionLost(() => queryClient.clear())

/** Tabs that wake together do not all send requests at the same moment (case B11), ms. */
const WAKE_JITTER_MS = 2_000
/** A tab that was hidden for a shorter time is not treated as asleep, ms. */
const SLEEP_THRESHOLD_MS = 10_000

focusManager.setEventListener((setFocused) => {
  if (typeof document === 'undefined') return
  let hiddenAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listener = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') hiddenAt = performance.now()
    const slept = document.visibilityState === 'visible' && performance.now() - hiddenAt > SLEEP_THRESHOLD_MS
    timer = setTimeout(() => setFocused(), slept ? Math.random() * WAKE_JITTER_MS : 0)
  }
  addEventListener('visibilitychange', listener)
  return () => removeEventListener('visibilitychange', listener)
})

/**
 * Returns the options of a read for useQuery and fetchQuery. The key is the endpoint's id, the input and the operator.
 */
export function queryOptions<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  callOptions?: Pick<CallOptions, 'isBackground'>,
) {
  return tanstackOptions({
    queryKey: [endpoint.id, input, getCacheOwnerId()] as const,
    queryFn: ({ signal }) => consumePrefetched(endpoint, input) ?? call(endpoint, input, { ...callOptions, signal }),
  })
}

/**
 * Query options for a screen whose read started at `sinceMs` (ms since the epoch), before the screen was mounted. The
 * screen uses the response or the failure received since then and sends no other request.
 */
export function getReuseOptions(queryKey: QueryKey, sinceMs: number) {
  return {
    refetchOnMount: ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < sinceMs,
    retryOnMount: (queryClient.getQueryState(queryKey)?.errorUpdatedAt ?? 0) < sinceMs,
  }
}

export const { invalidateQueries, deferInvalidations, flushInvalidations, invalidateOrDefer } =
  createInvalidation(queryClient)
