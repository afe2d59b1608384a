import { expect, test } from 'vitest'
import { compareMarks, isAscending, countPageRows, countPages, findRepeatedIds, haveSameIds } from './page-marks.ts'
import { mark } from './scripted-platform.fixture.ts'

const pages = (...ids: number[][]) => ids.map((each, index) => mark(index, each, ''))

test('finds repeated ids in any order, each once, with its first page', () => {
  expect(findRepeatedIds(pages([1, 2, 3], [4, 5]))).toEqual([])
  expect(findRepeatedIds(pages([9, 7], [65_536, 0], [1_000_000_007, 65_535]))).toEqual([])
  expect(findRepeatedIds(pages([9, 7], [7, 3_000_000_000], [9, 7, 3_000_000_000]))).toEqual([
    { id: 7, index: 0 },
    { id: 9, index: 0 },
    { id: 3_000_000_000, index: 1 },
  ])
})

test('finds an id that repeats right away', () => {
  expect(findRepeatedIds(pages([1, 2, 2, 3]))).toEqual([{ id: 2, index: 0 }])
  expect(findRepeatedIds(pages([1, 2], [2, 3]))).toEqual([{ id: 2, index: 0 }])
})

test('distinguishes ids whatever bits they share', () => {
  const block = 65_536
  const apart = [0, 1, 31, 32, 33, 63, 64, block - 1, block, block + 1, block + 32, 2 * block, 32 * block, 33 * block]
  expect(findRepeatedIds(pages(apart.toReversed()))).toEqual([])
  for (const id of apart) expect(findRepeatedIds(pages(apart.toReversed(), [id]))).toEqual([{ id, index: 0 }])
})

test('distinguishes ids below zero', () => {
  expect(findRepeatedIds(pages([5, -1, -65_536, -65_537]))).toEqual([])
  expect(findRepeatedIds(pages([5, -1], [-1]))).toEqual([{ id: -1, index: 0 }])
})

test('counts the pages of a total', () => {
  expect([0, 1, 1_000, 1_001].map((total) => countPages(total, 1_000))).toEqual([0, 1, 1, 2])
})

test('counts the rows of all pages', () => {
  expect([countPageRows([]), countPageRows(pages([1, 2, 3], [], [4]))]).toEqual([0, 4])
})

test('allows a repeated id in an ascending order, but no smaller one', () => {
  expect([[], [5], [1, 2, 9], [1, 1, 2]].map(isAscending)).toEqual([true, true, true, true])
  expect(
    [
      [2, 1],
      [1, 3, 2],
      [3, 1, 2],
      [-1, -2],
      [1, 0],
    ].map(isAscending),
  ).toEqual([false, false, false, false, false])
})

test('compares the ids of two pages by position', () => {
  expect(haveSameIds(mark(0, [1, 2]), mark(5, [1, 2], 'other'))).toBe(true)
  expect(haveSameIds(mark(0, []), mark(0, []))).toBe(true)
  for (const ids of [[1], [1, 2, 3], [2, 1], [1, 3], [3, 2], []])
    expect([haveSameIds(mark(0, [1, 2]), mark(0, ids)), haveSameIds(mark(0, ids), mark(0, [1, 2]))]).toEqual([
      false,
      false,
    ])
})

test('lists pages that differ between passes, and pages that only one pass has', () => {
  const one = pages([1, 2], [3, 4], [5])
  expect(compareMarks(one, pages([1, 2], [3, 4], [5]), haveSameIds)).toEqual([])
  expect(compareMarks(one, pages([1, 9], [3, 4], [6]), haveSameIds)).toEqual([0, 2])
  expect(compareMarks(one, pages([1, 2]), haveSameIds)).toEqual([1, 2])
  expect(compareMarks(pages([1, 2]), one, haveSameIds)).toEqual([1, 2])
  expect(compareMarks(one, one, () => false)).toEqual([0, 1, 2])
})
