import { expect, it, vi } from 'vitest'
import { memoizeLast } from './memoize-last.ts'

it('computes once while the arguments are the same, and again for each other ones', () => {
  const compute = vi.fn((...parts: string[]) => ({ text: parts.join('') }))
  const memoized = memoizeLast(compute)
  const first = memoized('a', 'b')
  expect(memoized('a', 'b')).toBe(first)
  expect(memoized('a', 'c')).toEqual({ text: 'ac' })
  expect(memoized('a')).toEqual({ text: 'a' })
  expect(memoized('a', 'b')).not.toBe(first)
  expect(compute).toHaveBeenCalledTimes(4)
})

it('keeps apart what two callers remember', () => {
  const compute = vi.fn((name: string) => name.length)
  const [one, other] = [memoizeLast(compute), memoizeLast(compute)]
  one('x')
  other('x')
  expect(compute).toHaveBeenCalledTimes(2)
})

it('remembers nothing of a call that throws', () => {
  const compute = vi.fn((): number => {
    throw new Error('not loaded')
  })
  const memoized = memoizeLast(compute)
  expect(memoized).toThrow('not loaded')
  compute.mockReturnValue(7)
  expect(memoized()).toBe(7)
})
