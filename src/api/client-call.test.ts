import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authLogout, authMe } from './auth-contract.ts'
import { createCall } from './client-call.ts'
import { defineEndpoint } from './endpoint.ts'
import type { ApiError } from './errors.ts'
import { createRefresher } from './refresh-protocol.ts'
import {
  Locks,
  makeToken,
  openTab,
  Platform,
  refreshEnvironment,
  seconds,
  SharedStorage,
  wait,
} from './token-world.fixture.ts'

const list = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object({ n: z.optional(z.number()) }),
  output: z.unknown(),
})
const create = defineEndpoint({
  id: 'itens.criar',
  call: 'POST /itens',
  input: z.object({ nome: z.string() }),
  output: z.unknown(),
})

interface Sent {
  /** null where the call says nothing of a session. */
  token: string | null
  retry: boolean
  body: unknown
}
/** Answers a request: a status, a whole answer, or what fetch itself does. */
type Answer = (sent: Sent) => number | Response | Promise<number | Response>

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

function world({ left = 3600, answer = (() => 200) as Answer } = {}) {
  const token = makeToken({ exp: seconds() + left })
  const storage = new SharedStorage(token)
  const platform = new Platform(token)
  const tokens = openTab(storage, 1)
  const refresher = createRefresher(refreshEnvironment(tokens, platform, new Locks()))
  const sent: Sent[] = []
  const ends: string[] = []
  const call = createCall({
    tokens,
    refresher,
    base: () => '/api',
    onEnd: (reason) => ends.push(reason),
    fetch: async (_url, init) => {
      const headers = new Headers(init.headers)
      const one = {
        token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
        retry: headers.get('x-retry') === 'true',
        body: init.body,
      }
      sent.push(one)
      expect(init.cache).toBe('no-store')
      const status = await answer(one)
      if (status instanceof Response) return status
      return new Response(status === 204 ? null : '{"ok":true}', {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { token, storage, platform, tokens, call, sent, ends }
}

/** Runs the clock until all have settled. */
async function run<Result>(...work: Promise<Result>[]): Promise<PromiseSettledResult<Result>[]> {
  let result: PromiseSettledResult<Result>[] | null = null
  void Promise.allSettled(work).then((settled) => (result = settled))
  for (let i = 0; i < 6000 && result === null; i++) await vi.advanceTimersByTimeAsync(10)
  return result!
}
const errorOf = (settled: PromiseSettledResult<unknown> | undefined) =>
  settled?.status === 'rejected' ? (settled.reason as ApiError) : null

describe('before the call (spec 2 §8)', () => {
  it.each([
    [29, 1],
    [31, 0],
  ])('a token with %i s left: %i refreshes [A1]', async (left, refreshes) => {
    const { call, platform, sent } = world({ left })
    await run(call(list, {}))
    expect(platform.calls).toBe(refreshes)
    expect(sent.map(({ token }) => token)).toEqual([platform.current])
  })

  it('20 calls at once share one refresh, and none goes without the new token [A2]', async () => {
    const { call, platform, sent } = world({ left: 10 })
    const results = await run(...Array.from({ length: 20 }, () => call(list, {})))
    expect(platform.calls).toBe(1)
    expect(sent).toHaveLength(20)
    expect(new Set(sent.map(({ token }) => token))).toEqual(new Set([platform.current]))
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('goes with the old token while the refresh has no answer and it lives (api/README §2.7)', async () => {
    const { call, platform, sent, token } = world({ left: 20 })
    platform.script.push(...Array.from({ length: 9 }, () => ({ kind: 'silent' }) as const))
    const results = await run(call(list, {}), call(list, {}))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(sent.map((each) => each.token)).toEqual([token, token])
  })

  it('without a token nothing is sent', async () => {
    const { call, sent, ends, storage } = world()
    storage.write(1, '')
    const [failed] = await run(call(list, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'session' })
    expect(ends).toEqual(['elsewhere'])
    expect(sent).toEqual([])
  })

  it('a caller who gives up does not stop the refresh [A20]', async () => {
    const { call, platform, storage, sent } = world({ left: 10 })
    const giveUp = new AbortController()
    const call1 = call(list, {}, { signal: giveUp.signal })
    await vi.advanceTimersByTimeAsync(50)
    giveUp.abort()
    const [aborted] = await run(call1)
    await vi.advanceTimersByTimeAsync(200)
    expect(aborted).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(storage.value).toBe(platform.current)
    expect(sent).toEqual([])
  })
})

describe('a 401 (spec 2 §8; api/README §2)', () => {
  const unlessNew =
    (old: () => string): Answer =>
    ({ token }) =>
      token === old() ? 401 : 200

  it('is renewed once and retried once with X-Retry and the same body', async () => {
    const w: ReturnType<typeof world> = world({ answer: ({ token }) => (token === w.token ? 401 : 200) })
    const [done] = await run(w.call(create, { nome: 'Um' }))
    expect(done).toMatchObject({ status: 'fulfilled' })
    expect(w.platform.calls).toBe(1)
    expect(w.sent.map(({ retry, body }) => [retry, body])).toEqual([
      [false, '{"nome":"Um"}'],
      [true, '{"nome":"Um"}'],
    ])
  })

  it('20 at once: one refresh, 20 retries [A3]', async () => {
    const w: ReturnType<typeof world> = world({ answer: unlessNew(() => w.token) })
    const results = await run(...Array.from({ length: 20 }, () => w.call(list, {})))
    expect(w.platform.calls).toBe(1)
    expect(w.sent.filter(({ retry }) => retry)).toHaveLength(20)
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('makes who calls meanwhile wait for the new token, though the old one had long to live', async () => {
    const w: ReturnType<typeof world> = world({ answer: unlessNew(() => w.token) })
    const first = w.call(list, {})
    await vi.advanceTimersByTimeAsync(50)
    const results = await run(first, w.call(list, {}))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(w.sent.map(({ token, retry }) => [token === w.token, retry]).toSorted()).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ])
    expect(w.platform.calls).toBe(1)
  })

  it('of a call that its caller gave up with its answer does not keep the caller waiting for a renewal', async () => {
    const giveUp = new AbortController()
    const w = world({
      answer: () => {
        giveUp.abort(new Error('deixou a tela'))
        return 401
      },
    })
    const call = w.call(list, {}, { signal: giveUp.signal })
    const began = Date.now()
    expect((await run(call))[0]).toMatchObject({ status: 'rejected', reason: { message: 'deixou a tela' } })
    expect(Date.now() - began).toBeLessThan(w.platform.delay)
  })

  it('that comes 500 ms after the refresh is retried with the stored token [A4, A22]', async () => {
    const w: ReturnType<typeof world> = world({
      answer: async ({ token, body }) => {
        if (body === '{"nome":"lento"}' && token === w.token) await wait(90_000 / 100)
        return token === w.token ? 401 : 200
      },
    })
    const results = await run(w.call(create, { nome: 'lento' }), w.call(create, { nome: 'rápido' }))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(w.platform.calls).toBe(1)
  })

  it('again after the retry ends the call and not the session [A6]', async () => {
    const w = world({ answer: () => 401 })
    const [failed] = await run(w.call(list, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status: 401 })
    expect(w.sent).toHaveLength(2)
    expect(w.platform.calls).toBe(1)
    expect(w.ends).toEqual([])
    expect(w.storage.value).toBe(w.platform.current)
  })

  it('with a refused refresh ends the session', async () => {
    const w = world({ answer: () => 401 })
    w.platform.script.push({ kind: 'refused' })
    const [failed] = await run(w.call(list, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'session', status: 401 })
    expect(w.ends).toEqual(['expired'])
    expect(w.storage.value).toBe('')
    expect(w.sent).toHaveLength(1)
  })
})

describe('a 403 (spec 2 §8)', () => {
  it('clears the token without a refresh, once for 12 calls [A11]', async () => {
    const w = world({ answer: () => 403 })
    const results = await run(...Array.from({ length: 12 }, () => w.call(list, {})))
    expect(results.every((each) => errorOf(each)?.kind === 'session')).toBe(true)
    expect(
      results
        .map((each) => errorOf(each)?.status)
        .toSorted()
        .at(-1),
    ).toBe(403)
    expect(w.ends.filter((reason) => reason === 'forbidden')).toHaveLength(1)
    expect(w.storage.value).toBe('')
    expect(w.platform.calls).toBe(0)
  })

  it('of an older token leaves a newer session alone (api/README §2.9)', async () => {
    const newer = makeToken({ exp: seconds() + 3600 })
    const w: ReturnType<typeof world> = world({
      answer: () => {
        w.storage.write(2, newer)
        return 403
      },
    })
    const [failed] = await run(w.call(list, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.storage.value).toBe(newer)
    expect(w.ends).toEqual([])
  })

  it('that is too large to be read ends no session', async () => {
    const tooLarge = () => new Response('{}', { status: 403, headers: { 'content-length': String(26 * 1024 * 1024) } })
    const { call, ends, storage, token } = world({ answer: tooLarge })
    const [failed] = await run(call(list, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'too-large', status: 403 })
    expect([ends, storage.value]).toEqual([[], token])
  })

  it('of the profile is left to the guard (spec 1 §2.2)', async () => {
    const w = world({ answer: () => 403 })
    const [failed] = await run(w.call(authMe, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.storage.value).toBe(w.token)
  })
})

describe('a renewal that comes to no verdict (api/README §2.7)', () => {
  const silent = Array.from({ length: 9 }, () => ({ kind: 'silent' }) as const)

  it('is waited for once: who asks meanwhile goes with the old token, and begins no other', async () => {
    const w = world({ left: 20 })
    w.platform.script.push(...silent)
    const first = w.call(list, {})
    await vi.advanceTimersByTimeAsync(50)
    const results = await run(first, w.call(list, {}), w.call(list, {}))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(w.sent.map(({ token }) => token)).toEqual([w.token, w.token, w.token])
    expect(w.platform.calls).toBe(4)
  })

  it('leaves a call that was answered 401 its failure, and sends nothing without a token', async () => {
    const w = world({ answer: () => 401 })
    w.platform.script.push(...silent)
    const [failed] = await run(w.call(list, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status: 401 })
    expect(w.sent).toHaveLength(1)
    expect(w.ends).toEqual([])
  })
})

it('a 403 to a session that ended elsewhere meanwhile is its end, and asks for no other token', async () => {
  const w: ReturnType<typeof world> = world({
    answer: () => {
      w.storage.write(2, '')
      return 403
    },
  })
  const [failed] = await run(w.call(list, {}))
  expect(errorOf(failed)).toMatchObject({ kind: 'session', status: 401 })
  expect(w.ends).toEqual(['elsewhere'])
  expect(w.platform.calls).toBe(0)
})

it('a sign-out meanwhile, found when the token is renewed, is no expiry', async () => {
  const w = world({ left: 20 })
  const call = w.call(list, {})
  await vi.advanceTimersByTimeAsync(50)
  w.storage.write(2, '')
  expect(errorOf((await run(call))[0])).toMatchObject({ kind: 'session' })
  expect(w.ends).toEqual(['elsewhere'])
})

describe('a sign-out call', () => {
  it('without a token goes without one, and whatever it is answered ends nothing', async () => {
    const w = world({ answer: () => 403 })
    w.tokens.set('')
    const [failed] = await run(w.call(authLogout, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.sent).toMatchObject([{ token: null }])
    expect(w.ends).toEqual([])
  })

  it('that is forbidden leaves the token to who signs out', async () => {
    const w = world({ answer: () => 403 })
    const [failed] = await run(w.call(authLogout, {}))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status: 403 })
    expect(w.storage.value).toBe(w.token)
    expect(w.ends).toEqual([])
  })

  it('carries the token that is cleared meanwhile, and is never renewed nor retried', async () => {
    const w = world({ left: 10, answer: () => 401 })
    const left = w.call(authLogout, {})
    w.tokens.set('')
    const [failed] = await run(left)
    expect(errorOf(failed)).toMatchObject({ status: 401 })
    expect(w.sent).toMatchObject([{ token: w.token, retry: false, body: null }])
    expect(w.platform.calls).toBe(0)
    expect(w.ends).toEqual([])
  })
})

it.each([400, 404, 408, 409, 412, 413, 415, 422, 429, 500, 503])(
  'a %i is a failure of its call and leaves the session alone [F8]',
  async (status) => {
    const w = world({ answer: () => status })
    const [failed] = await run(w.call(create, { nome: 'Um' }))
    expect(errorOf(failed)).toMatchObject({ kind: 'status', status })
    expect(w.ends).toEqual([])
    expect(w.storage.value).toBe(w.token)
  },
)

it('a write is never sent twice by itself, whatever comes back [D3]', async () => {
  for (const status of [500, 502, 503, 429, 400, 409]) {
    const w = world({ answer: () => status })
    await run(w.call(create, { nome: 'Um' }))
    expect(w.sent).toHaveLength(1)
  }
  const w = world({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
  const [failed] = await run(w.call(create, { nome: 'Um' }))
  expect(w.sent).toHaveLength(1)
  expect(errorOf(failed)).toMatchObject({
    kind: 'network',
    uncertain: true,
    message: 'Sem resposta do servidor. Verifique antes de repetir',
  })
})
