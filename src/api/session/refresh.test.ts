import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { callLog } from './call-outcomes.ts'
import { parseRefreshResponse, postRefresh, toRefreshFailure, delay } from './refresh.ts'
import { makeToken } from '#api/token/token-harness.fixture.ts'

const token = makeToken({ exp: 1 })

describe('the result of a refresh', () => {
  it.each([
    { accessToken: token },
    { data: { accessToken: token } },
    { result: { accessToken: token } },
    { data: { result: { accessToken: token } } },
  ])('accepts %j [A10]', (response) => {
    expect(parseRefreshResponse(response)).toEqual({ kind: 'token', token })
  })

  it.each([
    null,
    {},
    'texto',
    token,
    [{ accessToken: token }],
    { accessToken: '' },
    { accessToken: 'a.b' },
    { accessToken: 'a.b.c' },
    { accessToken: 5 },
    { token },
    { page: { accessToken: token } },
  ])('refuses %j [A10]', (response) => {
    expect(parseRefreshResponse(response)).toEqual({ kind: 'refused' })
  })

  it.each([
    [new ApiError({ kind: 'status', status: 401 }), 'refused'],
    [new ApiError({ kind: 'status', status: 403 }), 'refused'],
    [new ApiError({ kind: 'status', status: 404 }), 'refused'],
    [new ApiError({ kind: 'unexpected', status: 200 }), 'refused'],
    [new ApiError({ kind: 'status', status: 500 }), 'broken'],
    [new ApiError({ kind: 'status', status: 503 }), 'broken'],
    [new ApiError({ kind: 'status', status: 429 }), 'silent'],
    [new TypeError('Failed to fetch'), 'silent'],
    [new DOMException('', 'TimeoutError'), 'silent'],
  ])('%o is %s', (error, kind) => {
    expect(toRefreshFailure(error)).toEqual({ kind })
  })
})

describe('the record of a refresh call', () => {
  afterEach(() => vi.unstubAllGlobals())
  const json =
    (body: unknown, status = 200) =>
    () =>
      Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

  it.each([
    ['ok', null, json({ accessToken: token })],
    ['status', 503, json({ message: token }, 503)],
    ['status', 401, json({}, 401)],
    ['unexpected', 200, json({ token })],
    ['unexpected', 200, () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
    ['network', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['timeout', 0, () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ] as const)('is %s with status %s', async (outcome, status, respond) => {
    vi.stubGlobal('fetch', vi.fn(respond))
    await postRefresh(token)
    expect(callLog.list().at(-1)).toEqual({
      call: 'auth.refreshToken',
      outcome,
      status,
      ms: expect.any(Number) as number,
    })
  })
})

describe('delay', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([2 ** 31, 1e15, Infinity])('of %d ms does not end at once [A19]', async (ms) => {
    vi.useFakeTimers()
    const ended = vi.fn()
    void delay(ms).then(ended)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
  })
})
