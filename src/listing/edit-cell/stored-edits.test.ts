// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { type CellEdit, getRowEdits, setCellEdit } from './cell-edits.ts'
import { clearCellEdits } from './clear-cell-edits.fixture.ts'
import { restoreCellEdits, storeCellEdits } from './stored-edits.ts'

const resource = { id: 'produto' }
const setEdit = (column: string, edit: Partial<CellEdit>) =>
  setCellEdit(resource, 7, column, { status: 'typed', value: '', problem: null, ...edit })

beforeEach(() => ownerStore.set('7'))
afterEach(() => {
  clearCellEdits()
  sessionStorage.clear()
  ownerStore.set(null)
})

it('puts back what was not stored, once: typed, refused, or sent without a response', () => {
  setEdit('dscNome', { text: 'Bolsa' })
  setEdit('numPreco', { status: 'refused', value: '1', problem: 'Em uso.' })
  setEdit('numEstoque', { status: 'pending', value: '2' })
  setEdit('dscModelo', { status: 'saved', value: 'x' })
  storeCellEdits('expired')
  clearCellEdits()
  restoreCellEdits()
  expect(getRowEdits(resource, 7)).toEqual({
    dscNome: { status: 'typed', value: '', text: 'Bolsa', problem: null },
    numPreco: { status: 'refused', value: '1', problem: 'Em uso.' },
    numEstoque: { status: 'refused', value: '2', problem: expect.stringMatching(/^A sessão terminou antes/) },
  })
  clearCellEdits()
  restoreCellEdits()
  expect(getRowEdits(resource, 7)).toBeUndefined()
})

it('gives them to their operator only, and to nobody after a sign-out', () => {
  setEdit('dscNome', { value: 'Bolsa' })
  storeCellEdits('signed-out')
  clearCellEdits()
  restoreCellEdits()
  expect(getRowEdits(resource, 7)).toBeUndefined()
  setEdit('dscNome', { value: 'Bolsa' })
  storeCellEdits('forbidden')
  clearCellEdits()
  ownerStore.set('8')
  restoreCellEdits()
  expect(getRowEdits(resource, 7)).toBeUndefined()
})
