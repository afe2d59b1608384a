import { afterEach, expect, it } from 'vitest'
import { listUnsavedWork } from '#api/session/unsaved-work.ts'
import { type CellEdit, getRowEdits, type OpenCell } from './cell-edits.ts'
import { clearCellEdits } from './clear-cell-edits.fixture.ts'
// Whoever saves a cell has the values watched, once.
import './save-cell.ts'
import { getTypedValue, setTypedValue } from './typed-values.ts'

afterEach(clearCellEdits)

const resource = { id: 'produto' }
const createCell = (id: number, ids = [id]) =>
  ({ list: { resource }, row: { id }, column: 'numPreco', ids }) as unknown as OpenCell
const typed: CellEdit = { status: 'typed', value: '9,75', problem: null }

it('keeps a value with its record, and a value for several records with those records only', () => {
  setTypedValue(createCell(1), typed)
  expect(getTypedValue(createCell(1))).toEqual(typed)
  expect(getTypedValue(createCell(2))).toBeNull()
  setTypedValue(createCell(1, [1, 2]), { ...typed, value: '5' })
  expect(getTypedValue(createCell(2, [1, 2]))).toMatchObject({ value: '5' })
  expect(getTypedValue(createCell(1, [1, 3]))).toBeNull()
  expect(getTypedValue(createCell(1))).toEqual(typed)
  setTypedValue(createCell(1), null)
  expect(getRowEdits(createCell(1).list.resource, 1)).toBeUndefined()
})

it('names values that are not stored as unsaved work, also those that wait to be sent, and none that is stored', () => {
  setTypedValue(createCell(1), typed)
  expect(listUnsavedWork()).toEqual(['o valor digitado em uma célula'])
  setTypedValue(createCell(2), { ...typed, status: 'refused', problem: 'Não' })
  expect(listUnsavedWork()).toEqual(['os valores digitados em 2 células'])
  setTypedValue(createCell(1), { ...typed, status: 'pending' })
  expect(listUnsavedWork()).toEqual(['os valores digitados em 2 células'])
  setTypedValue(createCell(1), { ...typed, status: 'saved' })
  setTypedValue(createCell(2), { ...typed, status: 'saved' })
  expect(listUnsavedWork()).toEqual([])
})
