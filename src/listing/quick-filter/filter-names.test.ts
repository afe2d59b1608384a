import { expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { findFilterName, getFilterNames } from './filter-names.ts'
import { parseTerm } from './filter-terms.ts'
import { names, now, pessoa } from './filters.fixture.ts'

it('names a filter by its resource or its label, and the two ends of a pair together', () => {
  expect(names.map(({ word }) => word)).toEqual([
    'valor',
    'desde',
    'ate',
    'periodo',
    'descricao',
    'status',
    'usuario',
    'nivel',
    'percentual',
    'pedido',
  ])
})

it.each([
  ['porcentagem', 'percentual'],
  ['cashback', 'percentual'],
  ['usu', 'usuario'],
  ['Descrição', 'descricao'],
  // Two names begin like this, so neither matches.
  ['pe', undefined],
  ['cor', undefined],
])('finds the filter for %s', (typed, word) => expect(findFilterName(names, typed)?.word).toBe(word))

it('gives each of several filters of one kind its own name, in any order', () => {
  const filters = [
    { name: 'marca', label: 'Marca', type: 'text' },
    { name: 'nome', label: 'Nome', type: 'text' },
    { name: 'desconto', label: 'Desconto', type: 'percent' },
    { name: 'comissao', label: '% Comissão', type: 'percent' },
    { name: 'comprador', label: 'Comprador', type: 'whole', resource: pessoa },
    { name: 'vendedor', label: 'ID do vendedor', type: 'whole', resource: pessoa },
    { name: 'precoDe', label: 'Preço mínimo', type: 'money', rangeEnd: 'lower' },
    { name: 'precoAte', label: 'Preço máximo', type: 'money', rangeEnd: 'upper' },
    { name: 'freteDe', label: 'Frete mínimo', type: 'money', rangeEnd: 'lower' },
    { name: 'freteAte', label: 'Frete máximo', type: 'money', rangeEnd: 'upper' },
    { name: 'vence', label: 'Vencimento', type: 'datetime' },
    {
      name: 'fase',
      label: 'Fase',
      type: 'select',
      options: [
        { value: 'p', label: 'Liberado parcial' },
        { value: 't', label: 'Liberado total' },
      ],
    },
  ]
  for (const orderedFilters of [filters, filters.toReversed()]) {
    const filterNames = getFilterNames({ filters: orderedFilters } as unknown as AnyList)
    const parse = (term: string) => parseTerm(filterNames, term, now)
    expect(parse('desconto:5')).toEqual({ filters: { desconto: '5' } })
    expect(parse('comissao:5')).toEqual({ filters: { comissao: '5' } })
    expect(parse('vendedor:3')).toEqual({ filters: { vendedor: '3' } })
    expect(parse('comprador:3')).toEqual({ filters: { comprador: '3' } })
    expect(parse('freteminimo:10')).toEqual({ filters: { freteDe: '10' } })
    expect(parse('precomaximo:10')).toEqual({ filters: { precoAte: '10' } })
    expect(parse('vencimento:05/11')).toEqual({ filters: { vence: '2026-11-05T00:00' } })
    expect(parse('natal')).toEqual({ filters: { nome: 'natal' } })
    expect(parse('fase:"liberado t"')).toEqual({ filters: { fase: 't' } })
    for (const term of ['percentual:5', 'usuario:3', 'valor:1..2', 'frete:5', 'fase:liberado', 'vencimento:x'])
      expect(parse(term), term).toMatchObject({ rejection: expect.any(String) })
  }
  const texts = getFilterNames({
    filters: [filters[0], { name: 'modelo', label: 'Modelo', type: 'text' }],
  } as unknown as AnyList)
  expect(parseTerm(texts, 'natal', now)).toMatchObject({ rejection: '“natal”: diga de que filtro, como marca:…' })
})
