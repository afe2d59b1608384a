import { describe, expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { getAmountFilters, getDayFilters, getValueFilters } from './narrow-list.ts'

const columns = [
  { field: 'statusId', label: 'Status', filterName: 'statusId' },
  { field: 'tipo.nome', label: 'Tipo', filterName: 'tipo' },
  { field: 'pedidoId', label: 'Pedido', filterName: 'pedidoId' },
  { field: 'taxa', label: 'Taxa', filterName: 'TAXA' },
  { field: 'min', label: 'Mínimo' },
]

const definition = {
  columns,
  filters: [
    { name: 'statusId', label: 'Status', type: 'whole', valueWords: [{ value: '3', label: 'Pendente' }] },
    { name: 'tipo', label: 'Tipo', type: 'select', options: [{ value: 'CB', label: 'Cashback' }] },
    { name: 'pedidoId', label: 'Pedido', type: 'whole' },
    { name: 'TAXA', label: '% Taxa', type: 'percent' },
    { name: 'min', label: 'Mínimo', type: 'money', rangeEnd: 'lower' },
    { name: 'max', label: 'Máximo', type: 'money', rangeEnd: 'upper' },
    { name: 'de', label: 'Início', type: 'datetime', rangeEnd: 'lower' },
    { name: 'ate', label: 'Fim', type: 'datetime', rangeEnd: 'upper' },
  ],
} as unknown as AnyList

/** The list with these filters set. */
const filtered = (filters: Record<string, string> = {}, list: Pick<AnyList, 'filters'> = definition) => ({
  definition: list,
  state: { filters },
})

describe('filters for the rows of one value', () => {
  it('use the wire value of a word or a choice, and an id without its prefix', () => {
    expect(getValueFilters(definition, { field: 'statusId', label: 'Status' }, 'Pendente')).toEqual({ statusId: '3' })
    expect(getValueFilters(definition, { field: 'tipo.nome', label: 'Tipo' }, 'CASHBACK')).toEqual({ tipo: 'CB' })
    expect(getValueFilters(definition, { field: 'pedidoId', label: 'Pedido' }, '#501')).toEqual({ pedidoId: '501' })
    expect(getValueFilters(definition, { field: 'taxa', label: 'Taxa' }, '9,25%')).toEqual({ TAXA: '9.25' })
  })
  it('are null if the list has no such filter, for an unknown choice, and without a value', () => {
    expect(getValueFilters(definition, { field: 'nome', label: 'Nome' }, 'Ana')).toBeNull()
    expect(getValueFilters(definition, { field: 'min', label: 'Mínimo' }, '5')).toBeNull()
    expect(getValueFilters(definition, { field: 'tipo.nome', label: 'Tipo' }, 'Resgate')).toBeNull()
    expect(getValueFilters(definition, { field: 'pedidoId', label: 'Pedido' }, '')).toBeNull()
  })
  it('are null for a required filter: its rows are those of one value', () => {
    const ofOne = { ...definition, requiredFilter: { filter: 'pedidoId', message: '' } }
    expect(getValueFilters(ofOne, { field: 'pedidoId', label: 'Pedido' }, '#501')).toBeNull()
  })
  it('limit a day, a month and a bin of amounts at both ends', () => {
    expect(getDayFilters(filtered(), '2026-02-10')).toEqual({ de: '2026-02-10T00:00', ate: '2026-02-10T23:59' })
    expect(getDayFilters(filtered(), '2026-02')).toEqual({ de: '2026-02-01T00:00', ate: '2026-02-28T23:59' })
    expect(getAmountFilters(filtered(), 10_000, 20_000)).toEqual({ min: '100.00', max: '199.99' })
    expect(getDayFilters(filtered({}, { filters: [] }), '2026-02-10')).toBeNull()
  })
  it('stay within the set period and amounts: the narrowed list is a part of them', () => {
    const half = filtered({ de: '2026-02-10T12:00', ate: '2026-02-28T11:59' })
    expect(getDayFilters(half, '2026-02-10')).toEqual({ de: '2026-02-10T12:00', ate: '2026-02-10T23:59' })
    expect(getDayFilters(half, '2026-02-28')).toEqual({ de: '2026-02-28T00:00', ate: '2026-02-28T11:59' })
    expect(getDayFilters(half, '2026-02')).toEqual({ de: '2026-02-10T12:00', ate: '2026-02-28T11:59' })
    const amounts = filtered({ min: '150.50', max: '5000' })
    expect(getAmountFilters(amounts, 0, 50_000)).toEqual({ min: '150.50', max: '499.99' })
    expect(getAmountFilters(amounts, 450_000, 900_000)).toEqual({ min: '4500.00', max: '5000' })
  })
})
