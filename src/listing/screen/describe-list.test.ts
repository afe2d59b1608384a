import { expect, it } from 'vitest'
import type { Resource } from '#commands/resource.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import type { ListScan } from '#listing/scan/scan-store.ts'
import { describeList } from './describe-list.ts'

const usuario = { id: 'usuario' } as Resource
const period: FilterField[] = [
  { name: 'dataInicio', label: 'Início', type: 'datetime', rangeEnd: 'lower' },
  { name: 'dataFim', label: 'Fim', type: 'datetime', rangeEnd: 'upper' },
]
const tipo: FilterField = {
  name: 'tipo',
  label: 'Tipo',
  type: 'select',
  options: [{ value: 'CASHBACK', label: 'CASHBACK' }],
  initial: 'CASHBACK',
}
const valores: FilterField[] = [
  { name: 'valorMinimo', label: 'Mínimo', type: 'money', rangeEnd: 'lower' },
  { name: 'valorMaximo', label: 'Máximo', type: 'money', rangeEnd: 'upper' },
]
const campos: FilterField[] = [
  { name: 'dsc', label: 'Pesquisar por nome', type: 'text' },
  { name: 'taxa', label: '% Cashback', type: 'percent' },
  { name: 'usuarioId', label: 'ID do usuário', type: 'whole', resource: usuario },
  { name: 'status', label: 'Status', type: 'select', options: [{ value: '1', label: 'Ativo' }] },
]
const october = { dataInicio: '2026-10-01T00:00', dataFim: '2026-10-31T23:59' }

interface SentenceOptions {
  fields?: FilterField[]
  filters?: Record<string, string>
  rows?: number
  scan?: object
  list?: object
  isCounted?: boolean
}

function describe({ fields, filters = {}, rows = 5039, scan, list, isCounted = true }: SentenceOptions) {
  const model = {
    definition: { filters: fields } as unknown as AnyList,
    state: { filters } as never,
    hasFailed: false,
    idleReason: null,
    totals: { totalElements: rows, totalPages: 1 },
    ...list,
  }
  return describeList(model, isCounted, (scan ?? null) as ListScan | null, (_, id) =>
    id === 15 ? 'Ana Prado' : undefined,
  ).replaceAll('\u00A0', ' ')
}

it.each<[string, SentenceOptions]>([
  [
    'CASHBACK de 01/10 a 31/10/2026 · 5.039 linhas',
    { fields: [tipo, ...period], filters: { tipo: 'CASHBACK', ...october } },
  ],
  ['CASHBACK · 1 linha', { fields: [tipo, ...period], filters: { tipo: 'CASHBACK' }, rows: 1 }],
  ['Sem filtro · 5.039 linhas', { fields: [...valores, ...period] }],
  ['5.039 linhas', {}],
  [
    'Usuário: Ana Prado #15 de 01/10 a 31/10/2026 · 5.039 linhas',
    { fields: [...campos, ...period], filters: { usuarioId: '15', ...october } },
  ],
  ['Usuário: #16 · 5.039 linhas', { fields: campos, filters: { usuarioId: '16' } }],
  [
    'Nome: “natal”, % Cashback: 9,25, Status: Ativo · 5.039 linhas',
    { fields: campos, filters: { dsc: 'natal', taxa: '9.25', status: '1' } },
  ],
  [
    'Valor de R$ 10,00 a R$ 500,00, de 01/10 a 31/10/2026 · 5.039 linhas',
    { fields: [...valores, ...period], filters: { valorMinimo: '10', valorMaximo: '500', ...october } },
  ],
  ['Valor a partir de R$ 10,00 · 5.039 linhas', { fields: valores, filters: { valorMinimo: '10' } }],
  ['Valor até R$ 10,00 · 5.039 linhas', { fields: valores, filters: { valorMaximo: '10' } }],
])('%s', (expected, options) => expect(describe(options)).toBe(expected))

it('shows no count that the platform has not given for this filter', () => {
  const options = { fields: [tipo, ...period], filters: { tipo: 'CASHBACK', ...october } }
  const applied = 'CASHBACK de 01/10 a 31/10/2026'
  expect(describe({ ...options, isCounted: false })).toBe(applied)
  expect(describe({ ...options, list: { hasFailed: true } })).toBe(`${applied} · linhas não lidas`)
  expect(describe({ ...options, list: { totals: { totalElements: 0, totalPages: 0, isTotalUnknown: true } } })).toBe(
    `${applied} · total não informado`,
  )
  expect(describe({ fields: campos, list: { idleReason: 'Informe o id do usuário' } })).toBe('')
})

it('shows sum and verdict after a completed scan', () => {
  const totals = { sum: 123_450n }
  const proved = { verdict: { kind: 'proved', checkedAt: new Date(2026, 10, 28, 12, 3).getTime() } }
  const options = { fields: [tipo], filters: { tipo: 'CASHBACK' } }
  const figures = { totals, amount: { field: 'numAmount' } }
  expect(describe({ ...options, scan: { outcome: null, figures } })).toBe('CASHBACK · 5.039 linhas')
  expect(describe({ ...options, scan: { outcome: proved, figures } })).toBe(
    'CASHBACK · 5.039 linhas · R$ 1.234,50 (provada 12:03)',
  )
  expect(describe({ ...options, scan: { outcome: proved, figures: { totals, amount: null } } })).toBe(
    'CASHBACK · 5.039 linhas · provada 12:03',
  )
})
