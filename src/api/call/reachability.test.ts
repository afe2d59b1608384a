import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consumeStoredBlocker, createReachability } from './reachability.ts'

const BASE = 'https://api.exemplo.com/api'
const BLOCKED = 'Libere a origem no CORS.'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'https://gestor.exemplo' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('finds the reason once for simultaneous calls, and reports it', async () => {
  const diagnose = vi.fn(() => Promise.resolve(BLOCKED))
  const { diagnoseUnreachable, onConnectionBlocked } = createReachability(diagnose)
  const listener = vi.fn()
  onConnectionBlocked(listener)
  expect(await Promise.all([diagnoseUnreachable(BASE, 'GET'), diagnoseUnreachable(BASE, 'GET')])).toEqual([
    BLOCKED,
    BLOCKED,
  ])
  expect(diagnose).toHaveBeenCalledExactlyOnceWith(BASE)
  expect(listener).toHaveBeenCalledExactlyOnceWith(BLOCKED)
  expect(consumeStoredBlocker()).toBe(BLOCKED)
})

it('looks for no reason on the own origin, nor for a method that received a response on the same page', async () => {
  const diagnose = vi.fn(() => Promise.resolve(BLOCKED))
  const [page, otherPage] = [createReachability(diagnose), createReachability(diagnose)]
  page.markReachable('GET')
  expect(await page.diagnoseUnreachable('/api', 'POST')).toBeNull()
  expect(await page.diagnoseUnreachable(BASE, 'GET')).toBeNull()
  expect(diagnose).not.toHaveBeenCalled()
  expect(await page.diagnoseUnreachable(BASE, 'POST')).toBe(BLOCKED)
  expect(await otherPage.diagnoseUnreachable(BASE, 'GET')).toBe(BLOCKED)
})

it('stores nothing for the sign-in page once a response has arrived', () => {
  const { persistForSignIn, markReachable } = createReachability(() => Promise.resolve(null))
  persistForSignIn(BLOCKED)
  markReachable('GET')
  expect(consumeStoredBlocker()).toBeNull()
})

it('a diagnosis that cannot be loaded is no reason', async () => {
  const { diagnoseUnreachable } = createReachability(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await diagnoseUnreachable(BASE, 'GET')).toBeNull()
})
