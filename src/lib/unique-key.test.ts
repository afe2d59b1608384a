import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUniqueKey } from './unique-key.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

it('returns another key each time, also in the same ms', () => {
  const keys = Array.from({ length: 1_000 }, createUniqueKey)
  expect(new Set(keys).size).toBe(1_000)
  expect(keys.every((key) => /^[a-z0-9]+$/.test(key))).toBe(true)
})
