// @vitest-environment jsdom
/** What a tab refetches when it becomes visible (case B11) or connected again (case K1), with a fake clock. */
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './query.ts'

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.mount()
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function turn(visibility: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  window.dispatchEvent(new Event('visibilitychange'))
}

/** Returns the ms from the moment the tab becomes visible until it refetches; it was hidden for `away` ms. */
async function readsAgainAfter(away: number, random: number): Promise<number> {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const queryFn = vi.fn(() => Promise.resolve(1))
  const unmount = new QueryObserver(queryClient, { queryKey: ['x', random], queryFn, staleTime: 0 }).subscribe(
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(1)
  turn('hidden')
  await vi.advanceTimersByTimeAsync(away)
  expect(queryFn, 'the tab is hidden').toHaveBeenCalledTimes(1)
  turn('visible')
  const start = Date.now()
  while (queryFn.mock.calls.length === 1 && Date.now() - start < 5_000) await vi.advanceTimersByTimeAsync(1)
  unmount()
  expect(queryFn).toHaveBeenCalledTimes(2)
  return Date.now() - start
}

it('tabs that wake together do not all refetch at the same moment [B11]', async () => {
  const waits: number[] = []
  for (const random of [0, 0.25, 0.5, 0.75, 0.99]) waits.push(await readsAgainAfter(600_000, random))
  expect(waits.map((ms) => Math.round(ms / 100))).toEqual([0, 5, 10, 15, 20])
})

it('a tab that was hidden for a moment refetches at once', async () => {
  expect(await readsAgainAfter(3_000, 0.9)).toBeLessThan(50)
})

it.each([
  ['that is lost', true],
  ['that was not there when the page began', false],
])(
  'a read that failed without a connection, %s, is repeated when the connection is back; a successful one is not [K1]',
  async (_, atFirst) => {
    vi.resetModules()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(atFirst)
    const { QueryObserver: Observer } = await import('@tanstack/react-query')
    const { queryClient: page } = await import('./query.ts')
    page.mount()
    if (atFirst) window.dispatchEvent(new Event('offline'))
    const [failedRead, successfulRead] = [
      vi.fn(() => Promise.reject(new Error('sem conexão'))),
      vi.fn(() => Promise.resolve(1)),
    ]
    const unmounts = [failedRead, successfulRead].map((queryFn, index) =>
      new Observer(page, { queryKey: [index], queryFn }).subscribe(() => undefined),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect([failedRead, successfulRead].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect([failedRead, successfulRead].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
    for (const unmount of unmounts) unmount()
    page.unmount()
    page.clear()
  },
)
