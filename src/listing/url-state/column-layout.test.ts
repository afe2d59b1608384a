import { expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { getExportColumns, isDefaultLayout, DEFAULT_LAYOUT, sanitizeLayout } from './column-layout.ts'

const list = { columns: [{ field: 'id' }, { field: 'nome' }, { field: 'valor' }] } as unknown as AnyList

it('is the default if nothing differs, or if only unknown columns differ', () => {
  expect(isDefaultLayout(sanitizeLayout(list, DEFAULT_LAYOUT))).toBe(true)
  expect(
    isDefaultLayout(sanitizeLayout(list, { hidden: ['senha'], order: ['senha'], widths: { senha: 9 }, pinned: ['x'] })),
  ).toBe(true)
})

it('inserts a column that a stored order does not name at its place in the definition', () => {
  expect(sanitizeLayout(list, { ...DEFAULT_LAYOUT, order: ['valor', 'id'] }).order).toEqual(['valor', 'nome', 'id'])
})

it('never hides every column', () => {
  expect(sanitizeLayout(list, { ...DEFAULT_LAYOUT, hidden: ['id', 'nome', 'valor'] }).hidden).toEqual([])
})

it('clamps widths to what is readable and fits the screen', () => {
  expect(sanitizeLayout(list, { ...DEFAULT_LAYOUT, widths: { id: 1, nome: 5000, valor: 140 } }).widths).toEqual({
    id: 48,
    nome: 900,
    valor: 140,
  })
})

it.each([
  ['as defined', {}, ['id', 'nome', 'valor']],
  ['hidden', { hidden: ['nome'] }, ['id', 'valor']],
  ['in the operator’s order', { order: ['valor', 'id', 'nome'] }, ['valor', 'id', 'nome']],
  ['pinned in the order of the pins', { pinned: ['valor', 'nome'] }, ['valor', 'nome', 'id']],
  ['all of these', { hidden: ['id'], order: ['nome', 'id', 'valor'], pinned: ['valor'] }, ['valor', 'nome']],
])('exports the columns %s', (_, layout, fields) => {
  expect(getExportColumns(list, { ...DEFAULT_LAYOUT, ...layout }).map(({ field }) => field)).toEqual(fields)
})
