import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { createContinuousRows, findIndexInBlocks } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import {
  toPinnedRowIndex,
  getFirstUnpinnedRow,
  isPinnedDuplicate,
  getContinuousCursorRowIndex,
  skipPinnedDuplicates,
  findRecordIndex,
  getStepOrigin,
} from './continuous-cursor.ts'

const row = (id: number): Row => ({ id })
const block = Array.from({ length: 100 }, (_, index) => row(1000 - index))
const blocks = new Map([[0, block]])
/** 250 rows of which the first hundred and the last fifty are loaded; #997, #996 and the last one are pinned. */
const pinned = [row(997), row(996), row(751)]
const list = {
  rows: createContinuousRows(
    pinned,
    new Map([...blocks, [2, Array.from({ length: 50 }, (_, index) => row(800 - index))]]),
    250,
  ),
  pinnedRows: pinned.map((original) => ({ original })),
  state: { continuous: true },
} as unknown as ListModel

it('recognizes the duplicate of a pinned row', () => {
  expect([0, 1, 2, 3, 5, 6, 7, 8].filter((index) => isPinnedDuplicate(list, index))).toEqual([6, 7])
  expect(isPinnedDuplicate({ ...list, state: { ...list.state, continuous: false } }, 6)).toBe(false)
})

it('skips duplicates in either direction, and stays if there is nothing beyond', () => {
  expect(skipPinnedDuplicates(list, 5, 6)).toBe(8)
  expect(skipPinnedDuplicates(list, 8, 7)).toBe(5)
  expect(skipPinnedDuplicates(list, 4, 5)).toBe(5)
  expect(skipPinnedDuplicates(list, 251, 252)).toBe(251)
  expect(skipPinnedDuplicates(list, 0, -1)).toBe(-1)
})

it('steps from the index that a row had before it was pinned', () => {
  const from = (left: number, key: string, continuous: boolean, index = 2) =>
    getStepOrigin({ ...list, state: { ...list.state, continuous } }, { row: index, previousRow: left }, key)
  expect(['j', 'ArrowDown', 'k', 'PageUp'].map((key) => from(52, key, true))).toEqual([53, 53, 53, 53])
  // With pages the row is gone from its place: the next row takes it, and the row before is one step up.
  expect(['j', 'ArrowDown', 'k', 'PageUp'].map((key) => from(52, key, false))).toEqual([52, 52, 53, 53])
  expect(['ArrowLeft', 'Home'].map((key) => from(52, key, true))).toEqual([2, 2])
  expect([from(1, 'j', true), from(7, 'j', true, 7), from(-1, 'j', true, -1)]).toEqual([2, 7, -1])
})

it('finds the first row below the pinned ones that is not a duplicate', () => {
  expect(getFirstUnpinnedRow(list)).toBe(3)
  const first = [row(1000), row(999)]
  const listWithPins = {
    ...list,
    rows: createContinuousRows(first, blocks, 250),
    pinnedRows: first.map((original) => ({ original })),
  }
  expect(getFirstUnpinnedRow(listWithPins as unknown as ListModel)).toBe(4)
  expect(getFirstUnpinnedRow({ ...list, rows: pinned })).toBe(0)
})

it('maps a duplicate to the pinned row', () => {
  expect(toPinnedRowIndex(list, 6)).toBe(0)
  expect(toPinnedRowIndex(list, 7)).toBe(1)
  expect(toPinnedRowIndex(list, 8)).toBe(8)
})

it('keeps the record under the cursor while rows are pinned and unpinned', () => {
  const getRow = (index: number, id: number | null, pinnedRows: readonly Row[]) =>
    getContinuousCursorRowIndex(
      { row: index, column: 0, id },
      createContinuousRows(pinnedRows, blocks, 250),
      pinnedRows.length,
      blocks,
    )
  expect(getRow(9, 991, [])).toBe(9)
  expect(getRow(9, 991, [row(991)])).toBe(0)
  expect(getRow(9, 991, [row(500)])).toBe(10)
  expect(getRow(0, 991, [])).toBe(9)
  expect(getRow(-1, 991, [row(991)])).toBe(-1)
  expect(getRow(140, null, [row(500)])).toBe(140)
  expect(getRow(140, 12, [row(500)])).toBe(140)
})

it('moves to the last row if the last one was removed, and keeps its index while rows load', () => {
  const getRow = (rows: readonly Row[]) => getContinuousCursorRowIndex({ row: 250, column: 0, id: 5 }, rows, 1, blocks)
  expect(getRow(createContinuousRows([row(997)], blocks, 249))).toBe(249)
  expect(getRow([row(997)])).toBe(250)
})

it('finds a record among the pinned rows, else at its index, and none in an unloaded block', () => {
  const continuousList = { ...list, blocks, pinnedRows: [{ original: row(997) }] } as unknown as ListModel
  expect([997, 1000, 902, 12].map((id) => findRecordIndex(continuousList, id))).toEqual([0, 1, 99, -1])
  const page = { ...list, rows: [row(4), row(7)], state: { ...list.state, continuous: false } } as unknown as ListModel
  expect([7, 997].map((id) => findRecordIndex(page, id))).toEqual([1, -1])
})

it('makes a sparse array for a million rows', () => {
  const rows = createContinuousRows(pinned, new Map([[9_999, block]]), 1_000_000)
  expect([rows.length, rows[2]?.id, rows[3], rows.at(-1)?.id]).toEqual([1_000_003, 751, undefined, 901])
  expect(createContinuousRows(pinned, new Map(), 0)).toEqual(pinned)
})

it('finds the row of an index among the blocks in their order of arrival', () => {
  const loadedBlocks = new Map([
    [7, block],
    [2, block.slice(0, 50)],
    [0, block],
  ])
  expect([700, 799, 200, 249, 0, 99].map((index) => findIndexInBlocks(loadedBlocks, index))).toEqual([
    0, 99, 100, 149, 150, 249,
  ])
  expect([250, 100, 800].map((index) => findIndexInBlocks(loadedBlocks, index))).toEqual([null, null, null])
})
