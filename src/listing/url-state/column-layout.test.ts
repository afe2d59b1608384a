import { expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { exportedColumns, isDefaultLayout, DEFAULT_LAYOUT, sanitizeLayout } from './column-layout.ts'

const list = { columns: [{ field: 'id' }, { field: 'nome' }, { field: 'valor' }] } as unknown as AnyList

it('is plain where nothing differs, also where what differs is of no column', () => {
  expect(isDefaultLayout(sanitizeLayout(list, DEFAULT_LAYOUT))).toBe(true)
  expect(
    isDefaultLayout(sanitizeLayout(list, { hidden: ['senha'], order: ['senha'], widths: { senha: 9 }, pinned: ['x'] })),
  ).toBe(true)
})

it('puts a column that a kept order does not name where the definition has it', () => {
  expect(sanitizeLayout(list, { ...DEFAULT_LAYOUT, order: ['valor', 'id'] }).order).toEqual(['valor', 'nome', 'id'])
})

it('never hides every column', () => {
  expect(sanitizeLayout(list, { ...DEFAULT_LAYOUT, hidden: ['id', 'nome', 'valor'] }).hidden).toEqual([])
})

it('keeps widths between what can be read and what can be seen', () => {
  expect(sanitizeLayout(list, { ...DEFAULT_LAYOUT, widths: { id: 1, nome: 5000, valor: 140 } }).widths).toEqual({
    id: 48,
    nome: 900,
    valor: 140,
  })
})

it.each([
  ['as it is defined', {}, ['id', 'nome', 'valor']],
  ['hidden', { hidden: ['nome'] }, ['id', 'valor']],
  ['in an own order', { order: ['valor', 'id', 'nome'] }, ['valor', 'id', 'nome']],
  ['pinned in the order of the pins', { pinned: ['valor', 'nome'] }, ['valor', 'nome', 'id']],
  ['all of these', { hidden: ['id'], order: ['nome', 'id', 'valor'], pinned: ['valor'] }, ['valor', 'nome']],
])('exports the columns %s', (_, own, fields) => {
  expect(exportedColumns(list, { ...DEFAULT_LAYOUT, ...own }).map(({ field }) => field)).toEqual(fields)
})
