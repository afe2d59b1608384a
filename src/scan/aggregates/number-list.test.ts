import { expect, test } from 'vitest'
import { NumberList, getQuantile } from './number-list.ts'

test.each([0, 1, 1_023, 1_024, 1_025, 2_048, 2_049, 5_000])('stores and sorts %d numbers', (count) => {
  const numbers = new NumberList()
  for (let i = 0; i < count; i++) numbers.add(count - i)
  expect(numbers.length).toBe(count)
  expect(Array.from(numbers.toSorted())).toEqual(Array.from({ length: count }, (_, at) => at + 1))
})

test('sorts numbers by value, not as texts', () => {
  const numbers = new NumberList()
  for (const value of [10, -2, 9, 0.5, -10]) numbers.add(value)
  expect(Array.from(numbers.toSorted())).toEqual([-10, -2, 0.5, 9, 10])
})

test('returns a sorted copy: more can be added', () => {
  const numbers = new NumberList()
  numbers.add(2)
  const before = numbers.toSorted()
  numbers.add(1)
  expect([[...before], Array.from(numbers.toSorted())]).toEqual([[2], [1, 2]])
})

test('gives as a quantile the value at position ceil(share · n), at least the first', () => {
  const createSorted = (n: number) => Float64Array.from({ length: n }, (_, at) => (at + 1) * 10)
  const shares = [0, 0.25, 0.5, 0.75, 1]
  expect(shares.map((share) => getQuantile(createSorted(1), share))).toEqual([10, 10, 10, 10, 10])
  expect(shares.map((share) => getQuantile(createSorted(4), share))).toEqual([10, 10, 20, 30, 40])
  expect(shares.map((share) => getQuantile(createSorted(5), share))).toEqual([10, 20, 30, 40, 50])
})
