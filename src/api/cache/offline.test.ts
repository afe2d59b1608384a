// @vitest-environment jsdom
/** What a screen keeps showing without a connection (case K9). */
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { isShowingCachedResponse, getOldestResponseMs, hideUntilRefetchedOptions } from './offline.ts'
import { queryClient, shouldRetry } from './query.ts'

afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
})

const offline = new ApiError({ kind: 'network', isOffline: true })
const refused = new ApiError({ kind: 'status', status: 500 })

it('keeps a response that cannot be refetched, but not after a refusal [K9]', () => {
  const queryState = { data: [], isFetching: false, error: null }
  expect(isShowingCachedResponse({ ...queryState, error: offline }, false)).toBe(true)
  expect(isShowingCachedResponse({ ...queryState, isFetching: true }, false)).toBe(true)
  // The connection is back, so the response is refetched as usual.
  expect(isShowingCachedResponse({ ...queryState, isFetching: true, error: offline }, true)).toBe(false)
  expect(isShowingCachedResponse({ ...queryState, error: refused }, false)).toBe(false)
  expect(isShowingCachedResponse({ ...queryState, error: offline, data: undefined }, false)).toBe(false)
})

it('does not retry at once without a connection [K9]', () => {
  expect([shouldRetry(0, offline), shouldRetry(0, new ApiError({ kind: 'network' }))]).toEqual([false, true])
})

/** Mounts a query as a screen does; returns the function that unmounts it. */
function mountQuery(name: string, queryFn: () => Promise<unknown>, more: object = {}) {
  return new QueryObserver(queryClient, { queryKey: [name], queryFn, retry: false, ...more }).subscribe(() => undefined)
}

const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))

it('returns the age of the oldest response on the screen, and null if a part has none [K9]', async () => {
  expect(getOldestResponseMs()).toBeNull()
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000)
  const unmounts = [mountQuery('a', () => Promise.resolve(1))]
  await settled()
  now.mockReturnValue(2_000)
  unmounts.push(mountQuery('b', () => Promise.resolve(2)))
  await settled()
  expect(getOldestResponseMs()).toBe(1_000)
  const unmountFailed = mountQuery('c', () => Promise.reject(offline))
  await settled()
  expect(getOldestResponseMs()).toBeNull()
  unmountFailed()
  expect(getOldestResponseMs()).toBe(1_000)
  for (const unmount of unmounts) unmount()
  expect(getOldestResponseMs()).toBeNull()
})

it('ignores a cached response that its screen does not show before a refetch [K9]', async () => {
  queryClient.setQueryData(['form'], { id: 12 })
  const unmount = mountQuery('form', () => Promise.reject(offline), { ...hideUntilRefetchedOptions, staleTime: 0 })
  await settled()
  expect(getOldestResponseMs()).toBeNull()
  unmount()
})
