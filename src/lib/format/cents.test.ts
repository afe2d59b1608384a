import { describe, expect, it } from 'vitest'
import { toCents, ExactSum, formatCents, isWholeCents, roundedMean, formatSignedCents } from './cents.ts'
import { formatMoney } from './money.ts'

it.each([
  [0.1, 10],
  [1.005, 101],
  [8.575, 858],
  [-10.125, -1_013],
  [0.004, 0],
  [1234.56, 123_456],
  [-170.13, -17_013],
  [90_071_992_547.41, 9_007_199_254_741],
  [45_035_996_273_704.96, 2 ** 52],
  [45_035_996_273_704.98, null],
  [-0, 0],
  [null, null],
  ['12', null],
  [Number.NaN, null],
  [1e15, null],
])('%d reais are %d cents', (reais, cents) => expect(toCents(reais)).toBe(cents))

it('recognises an amount that is no whole number of cents', () => {
  expect([0.1, 1234.56, -0.07, 4_503_599_627.37].every(isWholeCents)).toBe(true)
  expect(isWholeCents(0.005)).toBe(false)
  expect(isWholeCents(10.001)).toBe(false)
})

it('sums without losing a cent where floating point does', () => {
  const sum = new ExactSum()
  for (let k = 0; k < 1_000_000; k++) sum.add(toCents(0.1) ?? 0)
  expect(sum.total).toBe(10_000_000n)
  const large = new ExactSum()
  for (let k = 0; k < 1_000; k++) large.add(2 ** 52)
  large.add(1)
  expect(large.total).toBe(1_000n * 2n ** 52n + 1n)
  const negative = new ExactSum()
  for (const cents of [-(2 ** 52), -(2 ** 52), -3]) negative.add(cents)
  expect(negative.total).toBe(-(2n ** 53n) - 3n)
})

describe('roundedMean', () => {
  it.each([
    [10n, 3, 3n],
    [11n, 3, 4n],
    [5n, 2, 3n],
    [-5n, 2, -3n],
    [0n, 0, 0n],
  ])('of %d over %d is %d', (sum, count, mean) => expect(roundedMean(sum, count)).toBe(mean))
})

it('formats cents as money is formatted everywhere', () => {
  for (const cents of [0, 5, -1_000, 123_450, 99_999_999]) expect(formatCents(cents)).toBe(formatMoney(cents / 100))
  // Sums count what is shown, also if the platform sends a third decimal.
  for (let mills = -20_005; mills < 20_000; mills += 5)
    expect(formatCents(toCents(mills / 1000) ?? 0).replace('-R$\u00a00,00', 'R$\u00a00,00')).toBe(
      formatMoney(mills / 1000).replace('-R$\u00a00,00', 'R$\u00a00,00'),
    )
  expect(formatCents(123_456_789_012_345_678_901n)).toBe('R$\u00a01.234.567.890.123.456.789,01')
})

it.each([
  [0, 'R$\u00a00,00'],
  [5, '+R$\u00a00,05'],
  [-5, '-R$\u00a00,05'],
  [123_450n, '+R$\u00a01.234,50'],
  [0n, 'R$\u00a00,00'],
])('a difference of %d cents is %s', (cents, text) => expect(formatSignedCents(cents)).toBe(text))
