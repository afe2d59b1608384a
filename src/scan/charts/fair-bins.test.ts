import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import { createFairBins } from './fair-bins.ts'

const bins = (...cents: number[]) => createFairBins(Float64Array.from(cents).sort())
const spans = (...cents: number[]) => bins(...cents).bins.map(({ from, to, count }) => [from, to, count])
const repeat = (value: number, times: number) => Array.from({ length: times }, () => value)

describe('the scale', () => {
  it('is linear if that is fair', () => expect(bins(100, 200, 300, 400).scale).toBe('linear'))
  it('is logarithmic if most amounts are small and few are large', () => {
    const { scale, bins: found } = bins(...Array.from({ length: 95 }, (_, i) => 150 + i * 97), ...repeat(900_000, 5))
    expect(scale).toBe('log')
    expect(found.map(({ from }) => from)).toEqual([
      100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
    ])
  })
  it('is mixed if the amounts crowd between two limits of both', () => {
    const { scale, bins: found } = bins(...Array.from({ length: 90 }, (_, i) => 2_000 + i * 10), 1, 9_000_000)
    expect(scale).toBe('mixed')
    expect(Math.max(...found.map(({ count }) => count))).toBeLessThanOrEqual(46)
  })
})

it('one amount that is more than half has a bin of its own', () => {
  const found = spans(...repeat(990, 80), ...Array.from({ length: 20 }, (_, i) => 500 + i * 100))
  expect(found).toContainEqual([990, 991, 80])
})

it.each([
  ['none', [], []],
  ['one', [1234], [[1234, 1235, 1]]],
  ['only zero', [0, 0], [[0, 1, 2]]],
])('%s', (_, cents, expected) => expect(spans(...cents)).toEqual(expected))

it('negative amounts have bins of their own, and a gap stays empty between bins', () => {
  const found = bins(...repeat(-5, 4), ...Array.from({ length: 30 }, (_, i) => 10 + i), 1_000_000)
  expect(found.bins.some(({ to, count }) => to <= 0 && count > 0)).toBe(true)
  expect(found.bins.some(({ count }) => count === 0)).toBe(true)
  expect(found.bins.at(-1)?.count).toBeGreaterThan(0)
})

it('every amount lies in exactly one bin, bins are contiguous, and none holds more than half unless it is one amount', () => {
  const amount = fc.oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000_000 }),
    fc.integer({ min: 0, max: 300 }),
    fc.constant(990),
    fc.constant(0),
  )
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 300 }), (cents) => {
      const sorted = Float64Array.from(cents).sort()
      const { bins: found } = createFairBins(sorted)
      expect(found.reduce((total, { count }) => total + count, 0)).toBe(cents.length)
      expect(found.reduce((total, { sum }) => total + sum, 0n)).toBe(
        cents.reduce((total, value) => total + BigInt(value), 0n),
      )
      for (const [index, { from, to, count }] of found.entries()) {
        expect(to).toBeGreaterThan(from)
        if (index > 0) expect(from).toBe(found[index - 1]?.to)
        const inside = cents.filter((value) => value >= from && value < to)
        expect(inside).toHaveLength(count)
        if (count * 2 > cents.length) expect(new Set(inside).size).toBe(1)
      }
      expect(found.length).toBeLessThanOrEqual(26)
    }),
    { numRuns: 400 },
  )
})
