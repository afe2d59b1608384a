import { expect, test } from 'vitest'
import { repeatedIds } from './marks.ts'

const pages = (...ids: number[][]) => ids.map((each, index) => ({ index, ids: each, sha256: '' }))

test('ids that stand twice are found in any order, each once, with the page that it stood in first', () => {
  expect(repeatedIds(pages([1, 2, 3], [4, 5]))).toEqual([])
  expect(repeatedIds(pages([9, 7], [65_536, 0], [1_000_000_007, 65_535]))).toEqual([])
  expect(repeatedIds(pages([9, 7], [7, 3_000_000_000], [9, 7, 3_000_000_000]))).toEqual([
    { id: 7, index: 0 },
    { id: 9, index: 0 },
    { id: 3_000_000_000, index: 1 },
  ])
})
