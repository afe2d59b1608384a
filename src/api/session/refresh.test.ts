import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { parseRefreshResponse, toRefreshFailure, delay } from './refresh.ts'
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
