import { expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import type { Column } from '#listing/define.ts'
import { splitChangedTexts, compareFields } from './field-differences.ts'

const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'nome', label: 'Nome' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'data', label: 'Data', format: 'date' },
]
const row = (id: number, nome: string, valor: number, data: string) => ({ id, nome, valor, data })

it('compares a pair: money in exact cents with percentage, dates by duration', () => {
  const fields = compareFields(columns, [
    row(79428, 'Bônus', 424.89, '2026-11-12T11:02:00'),
    row(79431, 'Bônus', 442.89, '2026-11-12T11:04:00'),
  ])
  expect(fields.map(({ isSame }) => isSame)).toEqual([false, true, false, false])
  expect(fields.map(({ delta }) => delta.replaceAll('\u00A0', ' '))).toEqual(['', '', '+R$ 18,00 (4,24 %)', '+2 min'])
})

it('shows no difference in cents caused by binary fractions', () => {
  const [, , valor] = compareFields(columns, [row(1, 'a', 0.3, ''), row(2, 'a', 0.1 + 0.2, '')])
  expect(valor?.isSame).toBe(true)
})

it('shows a negative difference', () => {
  const [, , valor, data] = compareFields(columns, [
    row(1, 'a', 100, '2026-11-12T11:02:00'),
    row(2, 'a', 60, '2026-11-11T08:00:00'),
  ])
  expect(valor?.delta.replaceAll('\u00A0', ' ')).toBe('-R$ 40,00 (-40 %)')
  expect(data?.delta).toBe('-1 d 3 h')
})

it('has no delta for three records', () => {
  const fields = compareFields(columns, [row(1, 'a', 1, ''), row(2, 'a', 2, ''), row(3, 'a', 3, '')])
  expect(fields.map(({ delta }) => delta)).toEqual(['', '', '', ''])
})

it('separates the difference from common beginning and end in amounts and dates', () => {
  const pair = compareFields(columns, [
    row(79428, 'Bônus', 424.89, '2026-11-12T11:02:00'),
    row(79431, 'Cashback', 442.89, '2026-11-12T11:04:00'),
  ])
  expect(
    pair.map((field) => splitChangedTexts(field).map((parts) => parts.join('|').replaceAll('\u00A0', ' '))),
  ).toEqual([
    ['#79428||', '#79431||'],
    ['|Bônus|', '|Cashback|'],
    ['R$ 4|24|,89', 'R$ 4|42|,89'],
    ['12/11/2026 11:0|2|', '12/11/2026 11:0|4|'],
  ])
  const longerPair = compareFields(columns, [row(1, 'a', 1, ''), row(1, 'a', 11, '')])
  expect(longerPair.map((field) => splitChangedTexts(field)[1]?.join('|').replaceAll('\u00A0', ' '))).toEqual([
    '#1||',
    'a||',
    'R$ 1|1|,00',
    expect.any(String),
  ])
})

it('names the records of id columns, and shows no delta for them', () => {
  const ids: Column[] = [
    { field: 'id', label: 'ID', format: 'id' },
    { field: 'pedidoId', label: 'Pedido', format: 'id' },
    { field: 'pessoaId', label: 'Pessoa', format: 'id', getExportText: ({ id }) => `${id + 10} Ana` },
  ]
  const fields = compareFields(ids, [{ id: 1, pedidoId: 501 } as Row, { id: 2, pedidoId: null } as Row])
  expect(fields.map(({ texts }) => texts)).toEqual([
    ['#1', '#2'],
    ['#501', ''],
    ['Ana #11', 'Ana #12'],
  ])
  const pair = compareFields(ids, [{ id: 1, pedidoId: 501 } as Row, { id: 2, pedidoId: 502 } as Row])
  expect(pair.map(({ delta }) => delta)).toEqual(['', '', ''])
})

it('shows the delta of a count', () => {
  const count: Column[] = [{ field: 'estoque', label: 'Estoque' }]
  const [stock] = compareFields(count, [{ id: 1, estoque: 9 } as Row, { id: 2, estoque: 6 } as Row])
  expect(stock?.delta).toBe('-3')
})

it('shows the delta of percentages in percentage points', () => {
  const percent: Column[] = [{ field: 'percentual', label: '% Cashback', format: 'percent' }]
  const [share] = compareFields(percent, [{ id: 1, percentual: 12.25 } as Row, { id: 2, percentual: 6.25 } as Row])
  expect(share?.delta).toBe('-6\u00A0p.p.')
})
