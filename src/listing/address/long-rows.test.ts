import { expect, it } from 'vitest'
import type { Row } from '#commands/noun.ts'
import { blocksFor } from '#listing/long/blocks.ts'
import { BLOCK, type Blocks, firstAsked, reachOf, withBlock } from './long-rows.ts'
import type { ListState } from '#commands/screen.ts'

const blockOf = (at: number): Row[] => Array.from({ length: BLOCK }, (_, offset) => ({ id: at * BLOCK + offset + 1 }))

it('keeps twenty blocks, and lets go of those farthest from the last', () => {
  let blocks: Blocks = new Map()
  for (let at = 0; at < 60; at++) blocks = withBlock(blocks, at, blockOf(at))
  expect([...blocks.keys()].toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, at) => 40 + at),
  )
  const far = withBlock(blocks, 9_000, blockOf(9_000))
  expect(far.size).toBe(20)
  expect(far.has(40)).toBe(false)
  expect([...far.keys()][0]).toBe(9_000)
})

it('has the newest rows of a block that is read again, once', () => {
  const blocks = withBlock(new Map([[3, blockOf(3)]]), 3, [{ id: 7 }])
  expect([...blocks]).toEqual([[3, [{ id: 7 }]]])
})

it('asks for the blocks of the rows in view, and for none beyond the last row', () => {
  expect(blocksFor(0, 30, 1_000)).toEqual([0])
  expect(blocksFor(95, 130, 1_000)).toEqual([0, 1])
  expect(blocksFor(980, 1_020, 1_000)).toEqual([9])
  expect(blocksFor(1_000, 1_030, 1_000)).toEqual([])
  expect(blocksFor(0, 30, 0)).toEqual([])
})

it('asks first for the block in which the page of the address begins', () => {
  const state = { continuous: true, page: 12, size: 20 } as ListState
  expect(firstAsked(state)).toMatchObject({ page: 2, size: BLOCK })
  expect(firstAsked({ ...state, continuous: false })).toMatchObject({ page: 12, size: 20 })
})

it.each([
  [0, BLOCK, 0, BLOCK + 1],
  [0, BLOCK, 501, 501],
  [3, BLOCK, 301, 401],
  [1, 0, 101, 100],
  [2, 40, 301, 240],
])('block %d of %d rows after %d: a call without a total reaches to %d', (at, rows, before, reach) =>
  expect(reachOf(at, rows, before)).toBe(reach),
)
