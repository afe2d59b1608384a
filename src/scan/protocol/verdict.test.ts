import { expect, test } from 'vitest'
import { toRanges } from './verdict.ts'

test('joins neighbouring pages to one range', () => {
  expect(toRanges([])).toEqual([])
  expect(toRanges([4])).toEqual([{ first: 4, last: 4 }])
  expect(toRanges([0, 1, 2, 4, 6, 7])).toEqual([
    { first: 0, last: 2 },
    { first: 4, last: 4 },
    { first: 6, last: 7 },
  ])
})
