import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRefresher, LockTimeoutError, type RefreshResult, createWithLock } from './refresh-protocol.ts'
import {
  FakeLocks,
  makeToken,
  openFakeTab,
  FakePlatform,
  createRefreshEnvironment,
  nowSeconds,
  SharedStorage,
} from './token-harness.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** Opens `count` tabs over one storage that contains `token`, and a platform for which it is the current token. */
function world({
  tabs = 1,
  token = makeToken({ exp: nowSeconds() + 20 }),
  locks = new FakeLocks() as FakeLocks | null,
} = {}) {
  const storage = new SharedStorage(token)
  const platform = new FakePlatform(token)
  const opened = Array.from({ length: tabs }, (_, tab) => {
    const tokens = openFakeTab(storage, tab + 1)
    return { tokens, ...createRefresher(createRefreshEnvironment(tokens, platform, locks)) }
  })
  return { storage, platform, token, tabs: opened, tab: opened[0]! }
}

/** Runs the clock until the promise settles; returns its result and its duration in ms. */
async function run<Result>(work: Promise<Result>, limit = 60_000): Promise<{ result: Result; took: number }> {
  const start = Date.now()
  let done = false
  void work.finally(() => (done = true))
  while (!done && Date.now() - start < limit) await vi.advanceTimersByTimeAsync(10)
  if (!done) throw new Error(`not settled after ${limit} ms`)
  return { result: await work, took: Date.now() - start }
}

describe('one tab', () => {
  it('refreshes once for all callers [A2]', async () => {
    const { tab, platform, storage, token } = world()
    const { result } = await run(Promise.all(Array.from({ length: 20 }, () => tab.refresh(token))))
    expect(platform.calls).toBe(1)
    expect(result).toEqual(Array.from({ length: 20 }, () => ({ kind: 'token', token: platform.current })))
    expect(storage.value).toBe(platform.current)
  })

  it('calls the platform at once if no other tab refreshes', async () => {
    const { tab, platform, token } = world()
    const renewed = tab.refresh(token)
    await vi.advanceTimersByTimeAsync(0)
    expect(platform.calls).toBe(1)
    await run(renewed)
  })

  it('reports the start and the end of a refresh, and shares one run among all callers', async () => {
    const storage = new SharedStorage(makeToken({ exp: nowSeconds() + 20 }))
    const onBusy = vi.fn()
    const tab = createRefresher(
      createRefreshEnvironment(openFakeTab(storage, 1), new FakePlatform(storage.value), null),
      onBusy,
    )
    expect(tab.getPending()).toBeNull()
    const begun = tab.refresh(storage.value)
    expect(tab.refresh(storage.value)).toBe(begun)
    expect(tab.getPending()).toBe(begun)
    expect(onBusy.mock.calls).toEqual([[true]])
    await run(begun)
    expect(onBusy.mock.calls).toEqual([[true], [false]])
    expect(tab.getPending()).toBeNull()
  })

  it('does not hide errors of the locks themselves', async () => {
    const storage = new SharedStorage(makeToken({ exp: nowSeconds() + 20 }))
    const environment = createRefreshEnvironment(openFakeTab(storage, 1), new FakePlatform(storage.value), null)
    const broken = new DOMException('negado', 'SecurityError')
    const tab = createRefresher({ ...environment, withLock: () => Promise.reject(broken) })
    await expect(tab.refresh(storage.value)).rejects.toBe(broken)
  })

  it('returns the stored token to a late caller, without a call and without the lock [A4]', async () => {
    const locks = new FakeLocks()
    const asked = vi.spyOn(locks, 'withLock')
    const { tab, platform, token } = world({ locks })
    await run(tab.refresh(token))
    const { result } = await run(tab.refresh(token))
    expect(result).toEqual({ kind: 'token', token: platform.current })
    expect(platform.calls).toBe(1)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('drops the new token if somebody signed out meanwhile [A12]', async () => {
    const { tab, platform, storage, token } = world()
    const refreshed = tab.refresh(token)
    await vi.advanceTimersByTimeAsync(50)
    storage.write(2, '')
    expect((await run(refreshed)).result).toEqual({ kind: 'ended', isEndedElsewhere: true })
    expect(platform.calls).toBe(1)
    expect(storage.value).toBe('')
  })

  it('takes the token of a login that happened meanwhile', async () => {
    const { tab, storage, token } = world()
    const refreshed = tab.refresh(token)
    await vi.advanceTimersByTimeAsync(50)
    const other = makeToken({ exp: nowSeconds() + 600 })
    storage.write(2, other)
    expect((await run(refreshed)).result).toEqual({ kind: 'token', token: other })
    expect(storage.value).toBe(other)
  })
})

describe('responses of the platform', () => {
  it('a refusal ends the session after 1 s [A7]', async () => {
    const { tab, platform, storage, token } = world()
    platform.scriptedResponses.push({ kind: 'refused' })
    const { result, took } = await run(tab.refresh(token))
    expect(result).toEqual({ kind: 'ended', isEndedElsewhere: false })
    expect(storage.value).toBe('')
    expect(platform.calls).toBe(1)
    expect(took).toBeGreaterThanOrEqual(1000)
    expect(took).toBeLessThan(2000)
  })

  it('a refusal does not end the session if another tab’s token arrives within 1 s', async () => {
    const { tab, platform, storage, token } = world()
    platform.scriptedResponses.push({ kind: 'refused' })
    const refreshed = tab.refresh(token)
    await vi.advanceTimersByTimeAsync(300)
    const other = makeToken({ exp: nowSeconds() + 600 })
    storage.write(2, other)
    const { result, took } = await run(refreshed)
    expect(result).toEqual({ kind: 'token', token: other })
    expect(took).toBeLessThan(100)
  })

  it.each([
    ['500 and 502', { kind: 'broken' } as const],
    ['no answer', { kind: 'silent' } as const],
  ])('%s twice, then a token: no logout [A8]', async (_, failure) => {
    const { tab, platform, token } = world()
    platform.scriptedResponses.push(failure, failure)
    expect((await run(tab.refresh(token))).result).toEqual({ kind: 'token', token: platform.current })
    expect(platform.calls).toBe(3)
  })

  it('repeated 5xx fail the refresh (spec 2 §8)', async () => {
    const { tab, platform, storage, token } = world()
    platform.scriptedResponses.push(...Array.from({ length: 9 }, () => ({ kind: 'broken' }) as const))
    const { result, took } = await run(tab.refresh(token))
    expect(result).toEqual({ kind: 'ended', isEndedElsewhere: false })
    expect(storage.value).toBe('')
    expect(platform.calls).toBe(3)
    expect(took).toBeLessThan(2000)
  })

  it('repeated 5xx end no session that is still valid if no call waits for the refresh', async () => {
    const { tab, platform, storage, token } = world()
    platform.scriptedResponses.push(...Array.from({ length: 9 }, () => ({ kind: 'broken' }) as const))
    expect((await run(tab.refresh(token, false))).result).toEqual({ kind: 'unavailable' })
    expect(storage.value).toBe(token)
    expect(platform.calls).toBe(3)
  })

  it('without a response the old token stays while it is valid (api/token/README §1.7)', async () => {
    const { tab, platform, storage, token } = world()
    platform.scriptedResponses.push(...Array.from({ length: 9 }, () => ({ kind: 'silent' }) as const))
    const { result, took } = await run(tab.refresh(token))
    expect(result).toEqual({ kind: 'unavailable' })
    expect(storage.value).toBe(token)
    // Four tries of 100 ms, and 0.5, 1 and 2 s between them, which the random factor shortens by an eighth here.
    expect(took).toBeGreaterThanOrEqual(3_450)
    expect(took).toBeLessThan(3_600)
  })

  it('without a response after the end of the old token the refresh fails', async () => {
    const { tab, platform, storage, token } = world({ token: makeToken({ exp: nowSeconds() + 2 }) })
    platform.scriptedResponses.push(...Array.from({ length: 9 }, () => ({ kind: 'silent' }) as const))
    expect((await run(tab.refresh(token))).result).toEqual({ kind: 'ended', isEndedElsewhere: false })
    expect(storage.value).toBe('')
  })
})

describe('a refresh whose response is lost', () => {
  it('is requested again, and succeeds within a grace period [K7]', async () => {
    const { tab, platform, storage, token } = world()
    Object.assign(platform, { graceMs: 10_000, lostResponses: 1 })
    expect((await run(tab.refresh(token))).result).toEqual({ kind: 'token', token: platform.current })
    expect([platform.calls, platform.refused, storage.value]).toEqual([2, 0, platform.current])
  })

  it('ends the session under strict rotation, once [K7]', async () => {
    const { tab, platform, storage, token } = world()
    platform.lostResponses = 1
    expect((await run(tab.refresh(token))).result).toEqual({ kind: 'ended', isEndedElsewhere: false })
    expect([platform.calls, platform.refused, storage.value]).toEqual([2, 1, ''])
  })

  it.each([
    [10_000, 'token'],
    [0, 'ended'],
  ])('because its tab was closed: with %i ms of grace the next tab comes to “%s” [B2]', async (grace, kind) => {
    const { storage, platform, token, tabs } = world({ tabs: 2 })
    platform.graceMs = grace
    // The platform has done the refresh, but the tab that requested it and its lock are gone.
    await run(platform.refresh(token))
    expect((await run(tabs[1]!.refresh(token))).result.kind).toBe(kind)
    expect(storage.value).toBe(kind === 'token' ? platform.current : '')
  })
})

describe('several tabs under strict rotation', () => {
  const renewAll = ({ tabs, token }: ReturnType<typeof world>) =>
    run(Promise.all(tabs.map((tab) => tab.refresh(token))))

  it('5 tabs, one expiry: one call, four adopt [B1]', async () => {
    const all = world({ tabs: 5 })
    const { result } = await renewAll(all)
    expect(all.platform.calls).toBe(1)
    expect(result).toEqual(all.tabs.map(() => ({ kind: 'token', token: all.platform.current })))
  })

  it('5 tabs that slept past the end of their token wake together: one call [B11, A17]', async () => {
    const all = world({ tabs: 5, token: makeToken({ exp: nowSeconds() + 20 }) })
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    const { result } = await renewAll(all)
    expect(all.platform.calls).toBe(1)
    expect(result).toEqual(all.tabs.map(() => ({ kind: 'token', token: all.platform.current })))
  })

  it.each([1, 20, 50, 80])('a write that others see %i ms late costs no call [B4]', async (lag) => {
    const all = world({ tabs: 5 })
    all.storage.lagMs = lag
    const { result } = await renewAll(all)
    expect(result.every(({ kind }) => kind === 'token')).toBe(true)
    expect(all.platform.refused).toBe(0)
  })

  it('a write that others see 200 ms late costs at most one refused call each, and no session [B4]', async () => {
    const all = world({ tabs: 2 })
    all.storage.lagMs = 200
    const { result } = await renewAll(all)
    expect(result.every(({ kind }) => kind === 'token')).toBe(true)
    expect(all.platform.refused).toBeLessThanOrEqual(1)
    expect(all.storage.value).toBe(all.platform.current)
  })

  it('a tab that holds the lock and hangs delays the others by 10 s at most [B3]', async () => {
    const locks = new FakeLocks()
    const all = world({ tabs: 3, locks })
    void locks.withLock('authToken.refresh', 10_000, () => new Promise(() => {}))
    const { result, took } = await renewAll(all)
    expect(result.map(({ kind }) => kind)).toEqual(['token', 'token', 'token'])
    expect(new Set(all.tabs.map(({ tokens }) => tokens.get()))).toEqual(new Set([all.platform.current]))
    expect(took).toBeGreaterThanOrEqual(10_000)
    expect(took).toBeLessThan(11_000)
  })

  it('works without locks (api/token/README §1.10)', async () => {
    const { tab, platform, token } = world({ locks: null })
    const { result, took } = await run(tab.refresh(token))
    expect(result.kind).toBe('token')
    expect(platform.calls).toBe(1)
    // Half of the 400 ms random wait, the check of storage, the response, and the delay after the write.
    expect(took).toBeGreaterThanOrEqual(200 + 60 + 100 + 30)
  })

  it('a refusal in every tab clears once and ends all', async () => {
    const all = world({ tabs: 3 })
    all.platform.scriptedResponses.push({ kind: 'refused' })
    const { result } = await renewAll(all)
    expect(all.storage.value).toBe('')
    expect(result.map((each: RefreshResult) => each.kind)).toEqual(['ended', 'ended', 'ended'])
    expect(all.platform.calls).toBe(1)
  })
})

describe('the number of refreshes follows the lifetime of the tokens', () => {
  it.each([
    [5, true, 0],
    [20, true, 0],
    [31, true, 0],
    [35, true, 0],
    [60, true, 600],
    [60, true, -600],
    [60, true, -86_400],
    [60, false, 600],
    [60, false, -20],
  ])('life %i s, iat %s, clock off by %i s [A14, A23]', async (lifetimeSeconds, withIat, offset) => {
    const { tab, platform } = world()
    Object.assign(platform, { lifetimeSeconds, hasIat: withIat, clockOffsetSeconds: offset, delayMs: 20 })
    tab.tokens.receive(platform.issue())
    const start = Date.now()
    while (Date.now() - start < 120_000) {
      const token = tab.tokens.get()
      if (tab.tokens.needsRefresh(token)) expect((await run(tab.refresh(token))).result.kind).toBe('token')
      await vi.advanceTimersByTimeAsync(250)
    }
    const lasts = Math.max(lifetimeSeconds - 30, lifetimeSeconds / 2)
    // Without iat a wrong clock hides the lifetime; there must still be at most two refreshes in it.
    const maxRefreshes = withIat ? 120 / lasts + 1 : 120 / (lifetimeSeconds / 4) + 1
    expect(platform.calls).toBeLessThanOrEqual(maxRefreshes)
    if (withIat) expect(platform.calls).toBeGreaterThanOrEqual(120 / (lasts + 0.5) - 1)
    expect(platform.refused).toBe(0)
  })
})

describe('the browser’s locks', () => {
  /** Locks of one name, like the browser's; `held` are taken until they are released. */
  function browser(isHeld: boolean) {
    const asked: LockOptions[] = []
    let release = () => {}
    const free = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
    const request = async (name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
      asked.push(options)
      if (options.ifAvailable) return work(isHeld ? null : ({ name } as Lock))
      const { signal } = options
      const givenUp = new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      )
      await Promise.race([free, givenUp])
      return work({ name } as Lock)
    }
    return { locks: { request } as unknown as LockManager, asked, release: () => release() }
  }

  it('are acquired at once if they are free', async () => {
    const { locks, asked } = browser(false)
    const work = vi.fn((queued: boolean) => Promise.resolve(`feito, na fila: ${queued}`))
    expect(await createWithLock(locks)('nome', 10_000, work)).toBe('feito, na fila: false')
    expect(work).toHaveBeenCalledTimes(1)
    expect(asked).toEqual([{ ifAvailable: true }])
  })

  it('are waited for if they are taken, and not lost once they are acquired', async () => {
    const { locks, asked, release } = browser(true)
    const work = vi.fn((queued: boolean) => Promise.resolve(`feito, na fila: ${queued}`))
    const done = createWithLock(locks)('nome', 10_000, work)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(work).not.toHaveBeenCalled()
    release()
    expect(await done).toBe('feito, na fila: true')
    await vi.advanceTimersByTimeAsync(9_000)
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([undefined, false])
  })

  it('time out', async () => {
    const { locks } = browser(true)
    const done = createWithLock(locks)('nome', 10_000, () => Promise.resolve('nunca'))
    // Awaited only after the clock has run; otherwise the rejection would be unhandled.
    done.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(done).rejects.toBeInstanceOf(LockTimeoutError)
  })
})
