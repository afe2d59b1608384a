import { describe, expect, it } from 'vitest'
import type { ListState } from '#commands/screen.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import { findMoneyColumn, getExceptionColumns, getFigureColumns, isPeriodOpen, getPassMode } from './scan-columns.ts'

const filters: readonly FilterField[] = [
  { name: 'statusId', label: 'Status', type: 'whole' },
  { name: 'nivel', label: 'Nível', type: 'whole', isMutable: false },
  { name: 'de', label: 'Início', type: 'datetime', rangeEnd: 'lower', isMutable: false },
  { name: 'ate', label: 'Fim', type: 'datetime', rangeEnd: 'upper', isMutable: false },
]
const listOf = (more: Partial<AnyList>) => ({ columns: [], ...more }) as unknown as AnyList
const filtered = (given: Readonly<Record<string, string>>) => ({ filters: given }) as unknown as ListState

describe('number of passes', () => {
  const definition = listOf({ filters })
  it.each([
    [{}, 'once'],
    [{ nivel: '1', de: '2026-11-01T00:00' }, 'once'],
    [{ statusId: '' }, 'once'],
    [{ statusId: '1' }, 'moves'],
    [{ nivel: '1', statusId: '1' }, 'moves'],
  ] as const)('with the filter %j: %s', (given, passMode) =>
    expect(getPassMode(definition, filtered(given), 'once')).toBe(passMode),
  )

  it('two if requested, whatever the filter', () => {
    for (const given of [{}, { statusId: '1' }]) expect(getPassMode(definition, filtered(given), 'twice')).toBe('twice')
  })
  it('one if a list has no filters', () => expect(getPassMode(listOf({}), filtered({}), 'once')).toBe('once'))
})

describe('a period', () => {
  const now = Date.parse('2026-11-21T12:03')
  const isOpen = (given: Readonly<Record<string, string>>) => isPeriodOpen(listOf({ filters }), filtered(given), now)
  it('is open without an end', () => {
    expect(isOpen({})).toBe(true)
    expect(isOpen({ de: '2026-11-01T00:00', ate: '' })).toBe(true)
  })
  it('is open until its end', () => {
    expect(isOpen({ ate: '2026-11-21T12:04' })).toBe(true)
    expect(isOpen({ ate: '2026-11-21T12:02' })).toBe(false)
  })
  it('is not open on a list without date filters', () =>
    expect(isPeriodOpen(listOf({ filters: filters.slice(0, 2) }), filtered({}), now)).toBe(false))
})

describe('figure columns', () => {
  const columns = [
    { field: 'preco', label: 'Preço', format: 'money' },
    { field: 'valor', label: 'Valor', format: 'money' },
  ] as const
  it('add up the amount that the list names, and no other money', () => {
    expect(getFigureColumns(listOf({ columns, amountField: 'valor' })).amount).toEqual(columns[1])
    expect(getFigureColumns(listOf({ columns })).amount).toBe(null)
  })
})

describe('exception columns', () => {
  const columns = [
    { field: 'id', label: 'ID', format: 'id' },
    { field: 'quem.nome', label: 'Usuário', idField: 'quem.id' },
    { field: 'valor', label: 'Valor', format: 'money' },
    { field: 'dia', label: 'Data', format: 'date' },
  ] as const
  it('come from the formats of the columns, and from the list’s audit definition', () =>
    expect(
      getExceptionColumns(listOf({ columns, audit: { personField: 'quem.nome', uniqueFields: ['id', 'outra'] } })),
    ).toEqual({
      amount: { field: 'valor', label: 'Valor', format: 'money' },
      date: { field: 'dia', label: 'Data', format: 'date' },
      person: { field: 'quem.nome', label: 'Usuário', idField: 'quem.id' },
      uniqueColumns: [{ field: 'id', label: 'ID', format: 'id' }],
    }))
  it('come from the formats alone without an audit definition', () =>
    expect(Object.keys(getExceptionColumns(listOf({ columns })))).toEqual(['amount', 'date']))
})

it('without a named column the money is the amount of the list, and else its first column of money', () => {
  const columns = [
    { field: 'preco', label: 'Preço', format: 'money' },
    { field: 'pago', label: 'Pago', format: 'money' },
  ] as const
  expect(findMoneyColumn(listOf({ columns, amountField: 'pago' }))?.field).toBe('pago')
  expect(getExceptionColumns(listOf({ columns, amountField: 'pago' })).amount?.field).toBe('pago')
  expect(findMoneyColumn(listOf({ columns }))?.field).toBe('preco')
  expect(findMoneyColumn(listOf({}))).toBeNull()
})
