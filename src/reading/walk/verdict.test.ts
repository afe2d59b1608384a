import { expect, test } from 'vitest'
import { rangesOf } from './verdict.ts'

test('neighbouring pages make one range, others one each', () => {
  expect(rangesOf([])).toEqual([])
  expect(rangesOf([4])).toEqual([{ first: 4, last: 4 }])
  expect(rangesOf([0, 1, 2, 4, 6, 7])).toEqual([
    { first: 0, last: 2 },
    { first: 4, last: 4 },
    { first: 6, last: 7 },
  ])
})
