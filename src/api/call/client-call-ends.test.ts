/** Which responses end the session and which do not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authLogout, authMe } from '#api/auth-contract.ts'
import { create, getRejection, list, runUntilSettled, createCallHarness } from './call-harness.fixture.ts'
import { makeToken, nowSeconds } from '#api/token/token-harness.fixture.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('a 403 (spec 2 §8)', () => {
  it('clears the token without a refresh, once for 12 calls [A11]', async () => {
    const w = createCallHarness({ respond: () => 403 })
    const results = await runUntilSettled(...Array.from({ length: 12 }, () => w.call(list, {})))
    expect(results.every((each) => getRejection(each)?.kind === 'session')).toBe(true)
    expect(
      results
        .map((each) => getRejection(each)?.status)
        .toSorted()
        .at(-1),
    ).toBe(403)
    expect(w.ends.filter((reason) => reason === 'forbidden')).toHaveLength(1)
    expect(w.storage.value).toBe('')
    expect(w.platform.calls).toBe(0)
  })

  it('with an older token does not end a newer session (api/token/README §1.9)', async () => {
    const newer = makeToken({ exp: nowSeconds() + 3600 })
    const w: ReturnType<typeof createCallHarness> = createCallHarness({
      respond: () => {
        w.storage.write(2, newer)
        return 403
      },
    })
    const [failed] = await runUntilSettled(w.call(list, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.storage.value).toBe(newer)
    expect(w.ends).toEqual([])
  })

  it('of a call that the operator has not asked for fails that call alone', async () => {
    const w = createCallHarness({ respond: () => 403 })
    const [failed] = await runUntilSettled(w.call(list, {}, { isBackground: true }))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect([w.ends, w.storage.value]).toEqual([[], w.token])
  })

  it('that is too large ends no session', async () => {
    const tooLarge = () => new Response('{}', { status: 403, headers: { 'content-length': String(26 * 1024 * 1024) } })
    const { call, ends, storage, token } = createCallHarness({ respond: tooLarge })
    const [failed] = await runUntilSettled(call(list, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'too-large', status: 403 })
    expect([ends, storage.value]).toEqual([[], token])
  })

  it('of the profile is handled by the guard (spec 1 §2.2)', async () => {
    const w = createCallHarness({ respond: () => 403 })
    const [failed] = await runUntilSettled(w.call(authMe, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.storage.value).toBe(w.token)
  })
})

it('a 403 in a session that ended elsewhere ends it, and requests no other token', async () => {
  const w: ReturnType<typeof createCallHarness> = createCallHarness({
    respond: () => {
      w.storage.write(2, '')
      return 403
    },
  })
  const [failed] = await runUntilSettled(w.call(list, {}))
  expect(getRejection(failed)).toMatchObject({ kind: 'session', status: 401 })
  expect(w.ends).toEqual(['elsewhere'])
  expect(w.platform.calls).toBe(0)
})

it('a sign-out meanwhile, found during a refresh, is no expiry', async () => {
  const w = createCallHarness({ secondsLeft: 20 })
  const call = w.call(list, {})
  await vi.advanceTimersByTimeAsync(50)
  w.storage.write(2, '')
  expect(getRejection((await runUntilSettled(call))[0])).toMatchObject({ kind: 'session' })
  expect(w.ends).toEqual(['elsewhere'])
})

describe('a sign-out call', () => {
  it('without a token is sent without one, and no response ends anything', async () => {
    const w = createCallHarness({ respond: () => 403 })
    w.tokens.set('')
    const [failed] = await runUntilSettled(w.call(authLogout, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.sent).toMatchObject([{ token: null }])
    expect(w.ends).toEqual([])
  })

  it('that is forbidden leaves the token to the sign-out', async () => {
    const w = createCallHarness({ respond: () => 403 })
    const [failed] = await runUntilSettled(w.call(authLogout, {}))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.storage.value).toBe(w.token)
    expect(w.ends).toEqual([])
  })

  it('sends the token that is cleared meanwhile, and is never refreshed nor retried', async () => {
    const w = createCallHarness({ secondsLeft: 10, respond: () => 401 })
    const left = w.call(authLogout, {})
    w.tokens.set('')
    const [failed] = await runUntilSettled(left)
    expect(getRejection(failed)).toMatchObject({ status: 401 })
    expect(w.sent).toMatchObject([{ token: w.token, isRetry: false, body: null }])
    expect(w.platform.calls).toBe(0)
    expect(w.ends).toEqual([])
  })
})

it.each([400, 404, 408, 409, 412, 413, 415, 422, 429, 500, 503])(
  'a %i fails its call and does not end the session [F8]',
  async (status) => {
    const w = createCallHarness({ respond: () => status })
    const [failed] = await runUntilSettled(w.call(create, { nome: 'Um' }))
    expect(getRejection(failed)).toMatchObject({ kind: 'status', status })
    expect(w.ends).toEqual([])
    expect(w.storage.value).toBe(w.token)
  },
)
