import { expect, test } from 'vitest'
import { getOpenPercent } from './open-percent.ts'

test.each([
  [155_412.38, 250_000, 62],
  [3499.5, 10_000, 35],
  [4, 1000, 0],
  [5, 1000, 1],
  [250, 100, 100],
  [-50, 100, 0],
  [100, 0, 0],
  [100, -1, 0],
  [0, 0, 0],
])('%d open of %d is %i%%', (open, limit, percent) => {
  expect(getOpenPercent(open, limit)).toBe(percent)
})
