import { expect, it } from 'vitest'
import { nameFor } from './filter-names.ts'
import { names } from './filters.fixture.ts'

it('calls a filter by its noun or by what its label says, and the two ends of a pair as one', () => {
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
  // Two begin so: neither is meant.
  ['pe', undefined],
  ['cor', undefined],
])('finds the filter that is meant: %s', (typed, word) => expect(nameFor(names, typed)?.word).toBe(word))
