/** When a call refreshes the token, which token it sends, and that nothing is sent twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Responder } from './call-harness.fixture.ts'
import { create, getRejection, list, runUntilSettled, createCallHarness } from './call-harness.fixture.ts'
import { delay } from '#api/token/token-harness.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('before the call (spec 2 §8)', () => {
  it.each([
    [29, 1],
    [31, 0],
  ])('a token with %i s left: %i refreshes [A1]', async (secondsLeft, refreshes) => {
    const { call, platform, sent } = createCallHarness({ secondsLeft })
    await runUntilSettled(call(list, {}))
    expect(platform.calls).toBe(refreshes)
    expect(sent.map(({ token }) => token)).toEqual([platform.current])
  })

  it('20 calls at once share one refresh, and all send the new token [A2]', async () => {
    const { call, platform, sent } = createCallHarness({ secondsLeft: 10 })
    const results = await runUntilSettled(...Array.from({ length: 20 }, () => call(list, {})))
    expect(platform.calls).toBe(1)
    expect(sent).toHaveLength(20)
    expect(new Set(sent.map(({ token }) => token))).toEqual(new Set([platform.current]))
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('sends the old token while the refresh has no response and the token is valid (api/token/README §1.7)', async () => {
    const { call, platform, sent, token } = createCallHarness({ secondsLeft: 20 })
    platform.scriptedResponses.push(...Array.from({ length: 9 }, () => ({ kind: 'silent' }) as const))
    const results = await runUntilSettled(call(list, {}), call(list, {}))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(sent.map((each) => each.token)).toEqual([token, token])
  })

  it('is sent in the same task if there is nothing to wait for (app/README §2)', () => {
    const { call, sent } = createCallHarness()
    void call(list, {})
    expect(sent).toHaveLength(1)
  })

  it('sends nothing without a token', async () => {
    const { call, sent, ends, storage } = createCallHarness()
    storage.write(1, '')
    const [failed] = await runUntilSettled(call(list, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'session' })
    expect(ends).toEqual(['elsewhere'])
    expect(sent).toEqual([])
  })

  it('an aborted caller does not stop the refresh [A20]', async () => {
    const { call, platform, storage, sent } = createCallHarness({ secondsLeft: 10 })
    const giveUp = new AbortController()
    const call1 = call(list, {}, { signal: giveUp.signal })
    await vi.advanceTimersByTimeAsync(50)
    giveUp.abort()
    const [aborted] = await runUntilSettled(call1)
    await vi.advanceTimersByTimeAsync(200)
    expect(aborted).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(storage.value).toBe(platform.current)
    expect(sent).toEqual([])
  })
})

describe('a 401 (spec 2 §8; api/token/README §1)', () => {
  const unlessNew =
    (old: () => string): Responder =>
    ({ token }) =>
      token === old() ? 401 : 200

  it('refreshes once and retries once with X-Retry and the same body', async () => {
    const w: ReturnType<typeof createCallHarness> = createCallHarness({
      respond: ({ token }) => (token === w.token ? 401 : 200),
    })
    const [done] = await runUntilSettled(w.call(create, { nome: 'Um' }))
    expect(done).toMatchObject({ status: 'fulfilled' })
    expect(w.platform.calls).toBe(1)
    expect(w.sent.map(({ isRetry, body }) => [isRetry, body])).toEqual([
      [false, '{"nome":"Um"}'],
      [true, '{"nome":"Um"}'],
    ])
  })

  it('20 at once: one refresh, 20 retries [A3]', async () => {
    const w: ReturnType<typeof createCallHarness> = createCallHarness({ respond: unlessNew(() => w.token) })
    const results = await runUntilSettled(...Array.from({ length: 20 }, () => w.call(list, {})))
    expect(w.platform.calls).toBe(1)
    expect(w.sent.filter(({ isRetry }) => isRetry)).toHaveLength(20)
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('makes later calls wait for the new token, though the old one was valid for long', async () => {
    const w: ReturnType<typeof createCallHarness> = createCallHarness({ respond: unlessNew(() => w.token) })
    const first = w.call(list, {})
    await vi.advanceTimersByTimeAsync(50)
    const results = await runUntilSettled(first, w.call(list, {}))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(w.sent.map(({ token, isRetry }) => [token === w.token, isRetry]).toSorted()).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ])
    expect(w.platform.calls).toBe(1)
  })

  it('of an aborted call does not keep the caller waiting for a refresh', async () => {
    const giveUp = new AbortController()
    const w = createCallHarness({
      respond: () => {
        giveUp.abort(new Error('deixou a tela'))
        return 401
      },
    })
    const call = w.call(list, {}, { signal: giveUp.signal })
    const began = Date.now()
    expect((await runUntilSettled(call))[0]).toMatchObject({ status: 'rejected', reason: { message: 'deixou a tela' } })
    expect(Date.now() - began).toBeLessThan(w.platform.delayMs)
  })

  it('that arrives 500 ms after the refresh is retried with the stored token [A4, A22]', async () => {
    const w: ReturnType<typeof createCallHarness> = createCallHarness({
      respond: async ({ token, body }) => {
        if (body === '{"nome":"lento"}' && token === w.token) await delay(90_000 / 100)
        return token === w.token ? 401 : 200
      },
    })
    const results = await runUntilSettled(w.call(create, { nome: 'lento' }), w.call(create, { nome: 'rápido' }))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(w.platform.calls).toBe(1)
  })

  it('again after the retry fails the call and does not end the session [A6]', async () => {
    const w = createCallHarness({ respond: () => 401 })
    const [failed] = await runUntilSettled(w.call(list, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 401 })
    expect(w.sent).toHaveLength(2)
    expect(w.platform.calls).toBe(1)
    expect(w.ends).toEqual([])
    expect(w.storage.value).toBe(w.platform.current)
  })

  it('with a refused refresh ends the session', async () => {
    const w = createCallHarness({ respond: () => 401 })
    w.platform.scriptedResponses.push({ kind: 'refused' })
    const [failed] = await runUntilSettled(w.call(list, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'session', status: 401 })
    expect(w.ends).toEqual(['expired'])
    expect(w.storage.value).toBe('')
    expect(w.sent).toHaveLength(1)
  })
})

describe('an unavailable refresh (api/token/README §1.7)', () => {
  const silent = Array.from({ length: 9 }, () => ({ kind: 'silent' }) as const)

  it('is waited for once: calls meanwhile send the old token and start no other refresh', async () => {
    const w = createCallHarness({ secondsLeft: 20 })
    w.platform.scriptedResponses.push(...silent)
    const first = w.call(list, {})
    await vi.advanceTimersByTimeAsync(50)
    const results = await runUntilSettled(first, w.call(list, {}), w.call(list, {}))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(w.sent.map(({ token }) => token)).toEqual([w.token, w.token, w.token])
    expect(w.platform.calls).toBe(4)
  })

  it('leaves a call with a 401 its failure, and sends nothing without a token', async () => {
    const w = createCallHarness({ respond: () => 401 })
    w.platform.scriptedResponses.push(...silent)
    const [failed] = await runUntilSettled(w.call(list, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 401 })
    expect(w.sent).toHaveLength(1)
    expect(w.ends).toEqual([])
  })
})

it('a write is never sent twice by itself, whatever comes back [D3]', async () => {
  for (const status of [500, 502, 503, 429, 400, 409]) {
    const w = createCallHarness({ respond: () => status })
    await runUntilSettled(w.call(create, { nome: 'Um' }))
    expect(w.sent).toHaveLength(1)
  }
  const w = createCallHarness({ respond: () => Promise.reject(new TypeError('Failed to fetch')) })
  const [failed] = await runUntilSettled(w.call(create, { nome: 'Um' }))
  expect(w.sent).toHaveLength(1)
  expect(getRejection(failed)).toMatchObject({
    kind: 'network',
    isUncertain: true,
    message: 'Sem resposta do servidor. Verifique antes de repetir',
  })
})
