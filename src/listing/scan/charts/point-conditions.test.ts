import { expect, it } from 'vitest'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { createRowFilter } from '#scan/conditions/row-condition.ts'
import type { ChartTarget } from './chart-model.ts'
import type { ChartData } from './chart-view.ts'
import { createPointCondition } from './point-conditions.ts'

const rows = [
  { id: 1, valor: 9.99, data: '2026-10-12T00:00:00', tipo: 'PIX', nome: 'Ana', pessoa: 7, nivel: 1 },
  { id: 2, valor: 10, data: '2026-10-12T23:59:59', tipo: 'Saldo', nome: 'Ana', pessoa: 8, nivel: 2 },
  { id: 3, valor: 19.99, data: '2026-10-13T00:00:00', tipo: '', nome: 'Bia', pessoa: null, nivel: 1 },
  { id: 4, valor: -3, data: '2026-10-11T23:59:59', tipo: 'PIX', nome: 'Bia', pessoa: 9, nivel: 3 },
] as unknown as ScanRow[]
const valor = { field: 'valor', label: 'Valor', format: 'money' } as const
const data = { field: 'data', label: 'Data', format: 'date' } as const
const findIds = (chart: Partial<ChartData>, target: ChartTarget) =>
  rows.filter(createRowFilter([createPointCondition(chart as ChartData, target)])).map(({ id }) => id)

it('a day has its first and its last minute, and a week its last day', () => {
  const timeline = { kind: 'timeline', date: data } as const
  expect(findIds(timeline, { kind: 'days', first: '2026-10-12', last: '2026-10-12' })).toEqual([1, 2])
  expect(findIds(timeline, { kind: 'days', first: '2026-10-12', last: '2026-10-18' })).toEqual([1, 2, 3])
})

it('a bin has the amounts from its first cent to the last before the next bin, below zero too', () => {
  const distribution = { kind: 'distribution', column: valor } as const
  expect(findIds(distribution, { kind: 'amounts', from: 1_000, to: 2_000 })).toEqual([2, 3])
  expect(findIds(distribution, { kind: 'amounts', from: -500, to: -100 })).toEqual([4])
  expect(findIds({ kind: 'largestRows', column: valor }, { kind: 'amounts', from: 999, to: 1_000 })).toEqual([1])
})

it.each([
  ['a text', { field: 'tipo', label: 'Tipo' }, 'PIX', [1, 4]],
  ['no value', { field: 'tipo', label: 'Tipo' }, '', [3]],
  ['a person, by the id and not the name', { field: 'nome', label: 'Nome', idField: 'pessoa' }, '8', [2]],
  ['a person without an id', { field: 'nome', label: 'Nome', idField: 'pessoa' }, 'Bia', [3, 4]],
  ['a value with a text of its own', { field: 'nivel', label: 'Nível', textByValue: { 1: '1 · direto' } }, '1', [1, 3]],
])('%s', (_, column, key, expected) =>
  expect(findIds({ kind: 'largestGroups', column }, { kind: 'value', key })).toEqual(expected),
)
