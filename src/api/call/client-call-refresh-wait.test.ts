/** Changes of the session while a call waits for a refresh or for the owner of a token (api/token/README §1.2). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { create, getRejection, list, runUntilSettled, createCallHarness } from './call-harness.fixture.ts'
import { makeToken, nowSeconds, delay } from '#api/token/token-harness.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** Runs the clock until the condition is true, and no further. */
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 6000 && !isSo(); i++) await vi.advanceTimersByTimeAsync(1)
  expect(isSo()).toBe(true)
}

/** Runs until the renewed token is stored and its lock still held (api/token/README §1.5). */
const renewed = async (w: ReturnType<typeof createCallHarness>, ...calls: Promise<unknown>[]) => {
  await until(() => w.storage.value !== w.token)
  expect(w.sent).toHaveLength(0)
  return calls
}
const endless = new Promise<void>(() => {})

it.each([
  ['began the renewal', 1],
  ['waited for another’s', 2],
])('after a sign-out the call that %s is not sent [M2]', async (_, calls) => {
  const w = createCallHarness({ secondsLeft: 10 })
  const waiting = await renewed(w, ...Array.from({ length: calls }, () => w.call(create, { nome: 'Um' })))
  w.tokens.set('')
  const results = await runUntilSettled(...waiting)
  expect(results.map((each) => getRejection(each)?.kind)).toEqual(waiting.map(() => 'session'))
  expect(w.sent).toEqual([])
  expect(w.ends).toEqual(waiting.map(() => 'elsewhere'))
})

it('after a sign-out during an unavailable refresh nothing is sent, neither with the old token nor without one', async () => {
  const w = createCallHarness({ secondsLeft: 20 })
  w.platform.scriptedResponses.push(...Array.from({ length: 4 }, () => ({ kind: 'silent' }) as const))
  const waiting = [w.call(list, {}), w.call(list, {})]
  await until(() => w.platform.calls === 4)
  w.storage.write(2, '')
  expect((await runUntilSettled(...waiting)).map((each) => getRejection(each)?.kind)).toEqual(['session', 'session'])
  expect(w.sent).toEqual([])
})

it('after a sign-out before the retry after a 401 nothing is retried', async () => {
  const w: ReturnType<typeof createCallHarness> = createCallHarness({
    respond: ({ token }) => (token === w.token ? 401 : 200),
  })
  const call = w.call(create, { nome: 'Um' })
  await until(() => w.storage.value !== w.token)
  w.tokens.set('')
  expect(getRejection((await runUntilSettled(call))[0])).toMatchObject({ kind: 'session' })
  expect(w.sent).toHaveLength(1)
})

it('after a sign-out during the owner check nothing is sent', async () => {
  const w = createCallHarness({ authorize: () => delay(50) })
  const call = w.call(create, { nome: 'Um' })
  await vi.advanceTimersByTimeAsync(10)
  w.tokens.set('')
  expect(getRejection((await runUntilSettled(call))[0])).toMatchObject({ kind: 'session' })
  expect(w.sent).toEqual([])
})

it('after another operator’s sign-in nothing is sent, with that token or the previous one [M4]', async () => {
  const other = makeToken({ exp: nowSeconds() + 3600 })
  const w = createCallHarness({
    secondsLeft: 10,
    authorize: (token) => (token === other ? endless : Promise.resolve()),
  })
  const waiting = await renewed(w, w.call(create, { nome: 'Um' }), w.call(create, { nome: 'Dois' }))
  w.storage.write(2, other)
  void Promise.allSettled(waiting)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(w.sent).toEqual([])
})

it('after another operator’s sign-in during the owner check nothing is sent [M4]', async () => {
  const other = makeToken({ exp: nowSeconds() + 3600 })
  const w = createCallHarness({ authorize: (token) => (token === other ? endless : delay(50)) })
  void w.call(create, { nome: 'Um' })
  await vi.advanceTimersByTimeAsync(10)
  w.storage.write(2, other)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(w.sent).toEqual([])
})

it('after another refresh of the same operator the newest token is sent', async () => {
  const newest = makeToken({ exp: nowSeconds() + 3600 })
  const w = createCallHarness({ secondsLeft: 10 })
  const waiting = await renewed(w, w.call(list, {}), w.call(list, {}))
  w.storage.write(2, newest)
  await runUntilSettled(...waiting)
  expect(w.sent.map(({ token }) => token)).toEqual([newest, newest])
})
