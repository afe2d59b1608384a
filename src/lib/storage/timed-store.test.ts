import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTimedStore } from './timed-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('returns to its first value after the time, and tells its listeners', () => {
  const store = createTimedStore('none')
  const values: string[] = []
  store.subscribe(() => values.push(store.get()))
  store.show('saved', 1_000)
  vi.advanceTimersByTime(999)
  expect(store.get()).toBe('saved')
  vi.advanceTimersByTime(1)
  expect(values).toEqual(['saved', 'none'])
})

it('gives a new value its whole time', () => {
  const store = createTimedStore(0)
  store.show(1, 1_000)
  vi.advanceTimersByTime(900)
  store.show(2, 1_000)
  vi.advanceTimersByTime(900)
  expect(store.get()).toBe(2)
  store.reset()
  expect([store.get(), vi.getTimerCount()]).toEqual([0, 0])
})

it('keeps a value without limit until it is reset', () => {
  const store = createTimedStore(false)
  store.show(true, 1_000)
  store.show(true, Infinity)
  vi.advanceTimersByTime(1_000_000)
  expect(store.get()).toBe(true)
  store.reset()
  expect(store.get()).toBe(false)
})
