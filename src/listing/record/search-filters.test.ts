import { expect, it } from 'vitest'
import { toSearchFilters } from './search-filters.ts'

const columns = [
  { field: 'id', label: 'ID', format: 'id', filterName: 'id' },
  { field: 'kind', label: 'Categoria', filterName: 'kind', options: ['A'] },
  { field: 'nome', label: 'Nome', filterName: 'nome' },
  { field: 'preco', label: 'Preço', format: 'money', filterName: 'preco' },
  { field: 'descricao', label: 'Descrição', filterName: 'descricao' },
] as const

it('sends amounts and ids in wire format', () => {
  expect(toSearchFilters(columns, { id: ' 12 ', preco: 'R$ 1.234,50', nome: 'mochila ' })).toEqual({
    id: '12',
    preco: '1234.5',
    nome: 'mochila',
  })
  expect(toSearchFilters(columns, { id: '\u200e12', preco: '1\u202f234,50', nome: '\u200bJoa\u0303o' })).toEqual({
    id: '12',
    preco: '1234.5',
    nome: 'João',
  })
  expect(toSearchFilters(columns, { preco: '2.000', descricao: '  ' })).toEqual({ preco: '2000' })
})

it('treats words typed for an id as text, unless the text filter has a value', () => {
  expect(toSearchFilters(columns, { id: 'mochila' })).toEqual({ nome: 'mochila' })
  expect(toSearchFilters(columns, { id: 'mochila', nome: 'caneca' })).toEqual({ nome: 'caneca' })
  expect(toSearchFilters(columns.slice(0, 2), { id: 'mochila' })).toEqual({ id: 'mochila' })
})

it('sends a value that it cannot parse unchanged, so that nothing is found', () =>
  expect(toSearchFilters(columns, { preco: 'caro', kind: 'A' })).toEqual({ preco: 'caro', kind: 'A' }))
