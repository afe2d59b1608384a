import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { createContinuousRows, findIndexInBlocks } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import {
  toPinnedRowIndex,
  getFirstUnpinnedRow,
  isPinnedDuplicate,
  getContinuousCursorRow,
  skipPinnedDuplicates,
  findRecordIndex,
  getStepOrigin,
} from './continuous-cursor.ts'

const row = (id: number): Row => ({ id })
const block = Array.from({ length: 100 }, (_, at) => row(1000 - at))
const blocks = new Map([[0, block]])
/** 250 rows of which the first hundred are there; #997, #996 and the last stay on top. */
const pinned = [row(997), row(996), row(751)]
const list = {
  rows: createContinuousRows(
    pinned,
    new Map([...blocks, [2, Array.from({ length: 50 }, (_, at) => row(800 - at))]]),
    250,
  ),
  pinnedRows: pinned.map((original) => ({ original })),
  state: { continuous: true },
} as unknown as ListModel

it('knows a row in its place whose record stands on top', () => {
  expect([0, 1, 2, 3, 5, 6, 7, 8].filter((at) => isPinnedDuplicate(list, at))).toEqual([6, 7])
  expect(isPinnedDuplicate({ ...list, state: { ...list.state, continuous: false } }, 6)).toBe(false)
})

it('steps over it in either direction, and stays where there is nothing beyond it', () => {
  expect(skipPinnedDuplicates(list, 5, 6)).toBe(8)
  expect(skipPinnedDuplicates(list, 8, 7)).toBe(5)
  expect(skipPinnedDuplicates(list, 4, 5)).toBe(5)
  expect(skipPinnedDuplicates(list, 251, 252)).toBe(251)
  expect(skipPinnedDuplicates(list, 0, -1)).toBe(-1)
})

it('steps from the place that a row has left which went to the top', () => {
  const from = (left: number, key: string, continuous: boolean, at = 2) =>
    getStepOrigin({ ...list, state: { ...list.state, continuous } }, { row: at, previousRow: left }, key)
  expect(['j', 'ArrowDown', 'k', 'PageUp'].map((key) => from(52, key, true))).toEqual([53, 53, 53, 53])
  // Of a page it is gone from its place: the next row stands there, and the one before it a row further down.
  expect(['j', 'ArrowDown', 'k', 'PageUp'].map((key) => from(52, key, false))).toEqual([52, 52, 53, 53])
  expect(['ArrowLeft', 'Home'].map((key) => from(52, key, true))).toEqual([2, 2])
  expect([from(1, 'j', true), from(7, 'j', true, 7), from(-1, 'j', true, -1)]).toEqual([2, 7, -1])
})

it('begins beneath the rows on top, with the first that is not one of them', () => {
  expect(getFirstUnpinnedRow(list)).toBe(3)
  const first = [row(1000), row(999)]
  const onTop = {
    ...list,
    rows: createContinuousRows(first, blocks, 250),
    pinnedRows: first.map((original) => ({ original })),
  }
  expect(getFirstUnpinnedRow(onTop as unknown as ListModel)).toBe(4)
  expect(getFirstUnpinnedRow({ ...list, rows: pinned })).toBe(0)
})

it('goes to the row on top where its place was meant', () => {
  expect(toPinnedRowIndex(list, 6)).toBe(0)
  expect(toPinnedRowIndex(list, 7)).toBe(1)
  expect(toPinnedRowIndex(list, 8)).toBe(8)
})

it('keeps the record under the cursor as rows come to the top and leave it', () => {
  const at = (index: number, id: number | null, tops: readonly Row[]) =>
    getContinuousCursorRow({ row: index, column: 0, id }, createContinuousRows(tops, blocks, 250), tops.length, blocks)
  expect(at(9, 991, [])).toBe(9)
  expect(at(9, 991, [row(991)])).toBe(0)
  expect(at(9, 991, [row(500)])).toBe(10)
  expect(at(0, 991, [])).toBe(9)
  expect(at(-1, 991, [row(991)])).toBe(-1)
  expect(at(140, null, [row(500)])).toBe(140)
  expect(at(140, 12, [row(500)])).toBe(140)
})

it('stands on the last row where that was removed, and keeps its place while rows are read', () => {
  const at = (rows: readonly Row[]) => getContinuousCursorRow({ row: 250, column: 0, id: 5 }, rows, 1, blocks)
  expect(at(createContinuousRows([row(997)], blocks, 249))).toBe(249)
  expect(at([row(997)])).toBe(250)
})

it('finds a record on top, else in its place, and none whose block is not there', () => {
  const long = { ...list, blocks, pinnedRows: [{ original: row(997) }] } as unknown as ListModel
  expect([997, 1000, 902, 12].map((id) => findRecordIndex(long, id))).toEqual([0, 1, 99, -1])
  const page = { ...list, rows: [row(4), row(7)], state: { ...list.state, continuous: false } } as unknown as ListModel
  expect([7, 997].map((id) => findRecordIndex(page, id))).toEqual([1, -1])
})

it('makes a million places without laying out those that are not there', () => {
  const rows = createContinuousRows(pinned, new Map([[9_999, block]]), 1_000_000)
  expect([rows.length, rows[2]?.id, rows[3], rows.at(-1)?.id]).toEqual([1_000_003, 751, undefined, 901])
  expect(createContinuousRows(pinned, new Map(), 0)).toEqual(pinned)
})

it('finds the row of a place among the blocks as they came', () => {
  const come = new Map([
    [7, block],
    [2, block.slice(0, 50)],
    [0, block],
  ])
  expect([700, 799, 200, 249, 0, 99].map((index) => findIndexInBlocks(come, index))).toEqual([
    0, 99, 100, 149, 150, 249,
  ])
  expect([250, 100, 800].map((index) => findIndexInBlocks(come, index))).toEqual([null, null, null])
})
