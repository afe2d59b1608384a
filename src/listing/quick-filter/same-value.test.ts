import { describe, expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { getSameValueFilters } from './same-value.ts'

const row = {
  id: 7,
  nome: 'Ana',
  dono: { id: 3, nome: 'Loja 3' },
  estado: 'Ativo',
  em: '2026-05-01T10:00:00',
  valor: 12.5,
}
const columns: AnyList['columns'] = [
  { field: 'nome', label: 'Nome', filterName: 'TEXTO' },
  { field: 'dono.nome', label: 'Dono', idField: 'dono.id', filterName: 'donoId' },
  { field: 'estado', label: 'Estado', filterName: 'ESTADO' },
  { field: 'em', label: 'Data', format: 'date' },
  { field: 'valor', label: 'Valor', format: 'money' },
  // Its field has the name of a filter, but the definition does not name that filter for it.
  { field: 'TEXTO', label: 'Texto', getValue: () => 'x' },
]
const definition = {
  columns,
  filters: [
    { name: 'TEXTO', label: 'Busca', type: 'text' },
    { name: 'donoId', label: 'Dono', type: 'whole' },
    { name: 'ESTADO', label: 'Estado', type: 'whole', valueWords: [{ value: '1', label: 'Ativo' }] },
    { name: 'de', label: 'Início', type: 'datetime', rangeEnd: 'lower' },
    { name: 'ate', label: 'Fim', type: 'datetime', rangeEnd: 'upper' },
  ],
} as unknown as AnyList

const getFilters = (field: string) => {
  const column = columns.find((candidate) => candidate.field === field)
  return column ? getSameValueFilters(definition, column, row) : undefined
}

describe('the filter from the value of a cell', () => {
  it('is the one that the column names, with its text, its id, or the value of its word', () => {
    expect(getFilters('nome')).toEqual({ TEXTO: 'Ana' })
    expect(getFilters('dono.nome')).toEqual({ donoId: '3' })
    expect(getFilters('estado')).toEqual({ ESTADO: '1' })
  })
  it('is the whole day of a date', () =>
    expect(getFilters('em')).toEqual({ de: '2026-05-01T00:00', ate: '2026-05-01T23:59' }))
  it('is none if the column names none, or if the call has no range of amounts', () => {
    expect(getFilters('TEXTO')).toBeNull()
    expect(getFilters('valor')).toBeNull()
  })
})

it('uses the one of two periods that the column names, and none if it names none', () => {
  const dates: AnyList['columns'] = [
    { field: 'em', label: 'Criado', format: 'date' },
    { field: 'em', label: 'Pago', format: 'date', filterName: 'pagoDe' },
  ]
  const filters = ['criado', 'pago'].flatMap((name) => [
    { name: `${name}De`, label: `${name} de`, type: 'datetime', rangeEnd: 'lower' },
    { name: `${name}Ate`, label: `${name} até`, type: 'datetime', rangeEnd: 'upper' },
  ])
  const day = (column: (typeof dates)[number]) =>
    getSameValueFilters({ columns: [column], filters } as unknown as AnyList, column, row)
  expect(dates.map(day)).toEqual([null, { pagoDe: '2026-05-01T00:00', pagoAte: '2026-05-01T23:59' }])
})
