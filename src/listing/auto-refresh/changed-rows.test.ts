import { expect, it } from 'vitest'
import { findChangedRows } from './changed-rows.ts'

const row = (id: number, status = 'Ativo') => ({ id, status })
const TOTAL = 1_000

it('finds new and changed rows, but not rows that only moved', () => {
  const before = [row(3, 'Pendente'), row(2), row(1)]
  const after = [row(4), row(2), row(3, 'Aprovada')]
  expect(findChangedRows(before, after, 0, TOTAL)).toEqual([4, 3])
  expect(findChangedRows(before, before.toReversed(), 0, TOTAL)).toEqual([])
})

it('ignores rows that moved in from beyond the rows read before', () => {
  const before = [row(8), row(7), row(6)]
  expect(findChangedRows(before, [row(9), row(8), row(7)], 50, TOTAL)).toEqual([])
  expect(findChangedRows(before, [row(8), row(6), row(5)], 0, TOTAL)).toEqual([])
  expect(findChangedRows(before, [row(8), row(10), row(7)], 50, TOTAL)).toEqual([10])
  expect(findChangedRows(before, [row(2), row(1)], 50, TOTAL)).toEqual([])
})

it('finds new rows at both ends of the whole result', () => {
  const before = [row(8), row(7), row(6)]
  expect(findChangedRows(before, [row(9), row(8), row(7)], 0, TOTAL)).toEqual([9])
  expect(findChangedRows(before, [row(7), row(6), row(5)], 997, TOTAL)).toEqual([5])
})
