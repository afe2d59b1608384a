import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { getBlockRange } from '#listing/continuous/blocks.ts'
import { getBlockSize, type Blocks, getFirstRequest, getKnownRowCount, addBlock } from './continuous-rows.ts'
import type { ListState } from '#commands/screen.ts'

const createBlock = (blockIndex: number): Row[] =>
  Array.from({ length: getBlockSize() }, (_, offset) => ({ id: blockIndex * getBlockSize() + offset + 1 }))

it('keeps twenty blocks and drops those farthest from the last one added', () => {
  let blocks: Blocks = new Map()
  for (let blockIndex = 0; blockIndex < 60; blockIndex++) blocks = addBlock(blocks, blockIndex, createBlock(blockIndex))
  expect([...blocks.keys()].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, blockIndex) => 40 + blockIndex),
  )
  const far = addBlock(blocks, 9_000, createBlock(9_000))
  expect(far.size).toBe(20)
  expect(far.has(40)).toBe(false)
  expect([...far.keys()][0]).toBe(9_000)
})

it('replaces a block that is read again', () => {
  const blocks = addBlock(new Map([[3, createBlock(3)]]), 3, [{ id: 7 }])
  expect([...blocks]).toEqual([[3, [{ id: 7 }]]])
})

it('returns the blocks of the rows in view, and none beyond the last row', () => {
  expect(getBlockRange(0, 30, 1_000)).toEqual([0])
  expect(getBlockRange(95, 130, 1_000)).toEqual([0, 1])
  expect(getBlockRange(980, 1_020, 1_000)).toEqual([9])
  expect(getBlockRange(1_000, 1_030, 1_000)).toEqual([])
  expect(getBlockRange(0, 30, 0)).toEqual([])
})

it('requests first the block in which the page of the url state begins', () => {
  const state = { continuous: true, page: 12, size: 20 } as ListState
  expect(getFirstRequest(state)).toMatchObject({ page: 2, size: getBlockSize() })
  expect(getFirstRequest({ ...state, continuous: false })).toMatchObject({ page: 12, size: 20 })
})

it.each([
  [0, getBlockSize(), 0, getBlockSize() + 1],
  [0, getBlockSize(), 501, 501],
  [3, getBlockSize(), 301, 401],
  [1, 0, 101, 100],
  [2, 40, 301, 240],
])(
  'without a total, block %d with %d rows after %d known rows makes %d known rows',
  (blockIndex, rows, before, expected) => expect(getKnownRowCount(blockIndex, rows, before)).toBe(expected),
)
