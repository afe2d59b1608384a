import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { getCellValue, type Column, getPageSizes } from './define.ts'

const column = (field: string, overrides: Partial<Column> = {}): Column => ({ field, label: field, ...overrides })
const row = { id: 7, name: 'Ana', store: { city: { name: 'Recife' }, open: false }, none: null } as Row

it('reads the value at a path, and the same value again', () => {
  for (let time = 0; time < 2; time++) {
    expect(getCellValue(column('name'), row)).toBe('Ana')
    expect(getCellValue(column('store.city.name'), row)).toBe('Recife')
    expect(getCellValue(column('store.open'), row)).toBe(false)
  }
})

it('reads null for a missing value and for an inherited one', () => {
  for (const field of ['none', 'none.name', 'other', 'name.length', 'store.other.name', 'toString', '__proto__'])
    expect(getCellValue(column(field), row), field).toBe(null)
})

it('uses getValue if the column has one', () => {
  expect(getCellValue(column('name', { getValue: ({ id }) => id * 2 }), row)).toBe(14)
})

it('offers the page sizes of every list and the list’s own', () => {
  expect(getPageSizes({ pageSize: 10 })).toEqual([5, 10, 100, 500, 1000])
  expect(getPageSizes({ pageSize: 20 })).toEqual([5, 10, 20, 100, 500, 1000])
})
