import { describe, expect, it } from 'vitest'
import { cashbacksListar } from '#sections/cashbacks/contract.ts'
import { DEFAULT_LAYOUT } from './column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import {
  toFilterInput,
  toListParams,
  nextListState,
  parseListState,
  toggleSort,
  findInvalidFilter,
  formatListState,
} from './list-state-url.ts'
import { cashback } from '#commands/resources.fixture.ts'

// The call has no filter 'tipo': `defineList` would not compile with it.
const list: AnyList = {
  resource: cashback,
  title: 'Cashbacks',
  path: '/cashbacks',
  endpoint: cashbacksListar,
  pageSize: 20,
  sort: 'id,DESC',
  filters: [
    { name: 'DSC_CASHBACK', label: 'Descrição', type: 'text' },
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      initial: 'CASHBACK',
      options: [{ value: 'CASHBACK', label: 'CASHBACK' }],
    },
  ],
  columns: [
    { field: 'id', label: 'ID' },
    { field: 'status.descricao', label: 'Status', isSortable: false },
  ],
}
const defaultState = {
  page: 0,
  size: 20,
  sort: 'id,DESC',
  filters: { tipo: 'CASHBACK' },
  layout: DEFAULT_LAYOUT,
  pinnedIds: [],
  continuous: false,
}

describe('list state in the URL', () => {
  it('is the default for an empty query, and writes an empty query for it', () => {
    expect(parseListState(list, {})).toEqual(defaultState)
    expect(formatListState(list, defaultState)).toBe('')
  })

  it('reads back what it writes', () => {
    const state = {
      page: 2,
      size: 1000,
      sort: 'id,ASC',
      filters: { DSC_CASHBACK: 'natal & cia = ção', tipo: 'CASHBACK' },
      layout: { hidden: ['status.descricao'], order: ['status.descricao', 'id'], widths: { id: 140 }, pinned: ['id'] },
      pinnedIds: [12, 15],
      continuous: true,
    }
    expect(parseListState(list, toListParams(list, state))).toEqual(state)
    expect(formatListState(list, state)).toContain('pagina=3')
  })

  it.each([
    ['page=abc', '?pagina=abc'],
    ['infinity', '?pagina=1e999'],
    ['zero', '?pagina=0'],
    ['negative', '?pagina=-3'],
    ['fraction', '?pagina=1.5'],
    ['size not offered', '?tamanho=999999'],
    ['unknown sort field', '?ordem=senha,ASC'],
    ['sort that is not sortable', '?ordem=status.descricao,ASC'],
    ['sort without direction', '?ordem=id'],
    ['unknown keys', '?__proto__=1&constructor=2&x[a]=3'],
    ['empty filter', '?DSC_CASHBACK=%20'],
    ['unknown hidden columns, or all columns hidden', '?ocultas=senha,id,status.descricao'],
    ['order, widths and pins of unknown columns', '?colunas=senha&larguras=senha:90,id:abc&presas=senha'],
    ['an order that is the definition’s own', '?colunas=id,status.descricao'],
    ['pinned rows that are no ids', '?fixas=abc,-1,0,1.5'],
    ['an unknown mode', '?modo=rapido'],
    ['an empty choice for a filter that needs one', '?tipo='],
  ])('drops %s [I6]', (_, search) => {
    expect(parseListState(list, parseQueryParams(search))).toEqual(defaultState)
  })

  it('accepts a page size that every list offers', () => {
    expect(parseListState(list, { tamanho: '5' }).size).toBe(5)
  })

  it('cuts a filter that is too long [I6]', () => {
    expect(parseListState(list, { DSC_CASHBACK: 'x'.repeat(9000) }).filters['DSC_CASHBACK']).toHaveLength(500)
  })
})

describe('nextListState', () => {
  const state = { ...defaultState, page: 4 }
  it('keeps the rest if only the page changes', () => {
    expect(nextListState(state, { page: 5 })).toEqual({ ...state, page: 5 })
  })
  it('keeps the page if columns change', () => {
    expect(nextListState(state, { layout: { ...DEFAULT_LAYOUT, hidden: ['id'] } }).page).toBe(4)
  })
  it.each([[{ size: 100 }], [{ sort: 'id,ASC' }], [{ filters: {} }]])('goes back to page 0 for %o [C4]', (patch) => {
    expect(nextListState(state, patch).page).toBe(0)
  })
})

describe('toggleSort', () => {
  it('starts ascending and inverts', () => {
    expect(toggleSort('dtCadastro,DESC', 'id')).toBe('id,ASC')
    expect(toggleSort('id,ASC', 'id')).toBe('id,DESC')
    expect(toggleSort('id,DESC', 'id')).toBe('id,ASC')
  })
})

const period = [
  { name: 'de', label: 'Início', type: 'datetime', rangeEnd: 'lower' },
  { name: 'ate', label: 'Fim', type: 'datetime', rangeEnd: 'upper' },
] as const

it.each([
  [{}, null],
  [{ de: '2026-11-01T00:00', ate: '2026-11-10T23:59:59', tipo: 'CASHBACK', valor: '12.5' }, null],
  [{ de: '2026-02-31T00:00' }, 'Início: “2026-02-31T00:00” não existe.'],
  [{ ate: 'abacaxi' }, 'Fim: “abacaxi” não existe.'],
  [{ ate: '2026-11-10T24:01' }, 'Fim: “2026-11-10T24:01” não existe.'],
  [{ tipo: 'BONUS' }, 'Tipo: “BONUS” não existe.'],
  [{ valor: 'abc' }, 'Valor: use um valor como 1.234,56.'],
  [{ valor: '-1' }, 'Valor: o menor valor aceito é 0.'],
] as const)('validates the filters %j: %s [I6]', (values, message) => {
  const filters = [
    ...period,
    ...(list.filters ?? []),
    { name: 'valor', label: 'Valor', type: 'money', min: 0 } as const,
  ]
  expect(findInvalidFilter({ filters }, values)).toBe(message)
})

describe('toFilterInput', () => {
  const filters = [
    { name: 'valorMinimo', label: 'Mínimo', type: 'money' },
    { name: 'STATUS_ID', label: 'Status ID', type: 'whole', isSentAsText: true },
    { name: 'nome', label: 'Nome', type: 'text' },
  ] as const
  const withFilters = { ...list, filters }
  it('sends numbers as numbers, and texts unchanged', () => {
    expect(toFilterInput(withFilters, { valorMinimo: '10.5', STATUS_ID: '1', nome: '007' })).toEqual({
      valorMinimo: 10.5,
      STATUS_ID: '1',
      nome: '007',
    })
  })
  it('parses a number in any spelling, and keeps other text for the message', () => {
    const read = (search: string) => parseListState(withFilters, parseQueryParams(search)).filters
    expect(read('?valorMinimo=1.500,50')).toEqual({ valorMinimo: '1500.5' })
    expect(read('?valorMinimo=1500.5&STATUS_ID=1')).toEqual({ valorMinimo: '1500.5', STATUS_ID: '1' })
    expect(read('?valorMinimo=abc&STATUS_ID=1,5')).toEqual({ valorMinimo: 'abc', STATUS_ID: '1,5' })
  })
  it.each([
    ['2026-11-01T08:30', '2026-11-10T23:59', '2026-11-01T08:30', '2026-11-10T23:59'],
    ['2026-11-01T08:30:15', '2026-11-10T23:59:59', '2026-11-01T08:30:15', '2026-11-10T23:59:59'],
    ['2026-11-01', '2026-11-10', '2026-11-01T00:00', '2026-11-10T23:59'],
    ['01/11/2026', '10/11/2026', '2026-11-01T00:00', '2026-11-10T23:59'],
    ['10/11/2026 08:30', '11/11/2026 09:00', '2026-11-10T08:30', '2026-11-11T09:00'],
    ['31/02/2026', '2026-02-31T00:00', '31/02/2026', '2026-02-31T00:00'],
  ])('normalizes the dates %s and %s, and keeps what is no date', (de, ate, first, last) => {
    expect(parseListState({ ...list, filters: period }, { de, ate }).filters).toEqual({ de: first, ate: last })
  })
  it('omits what is no number and what is no filter', () => {
    expect(toFilterInput(withFilters, { valorMinimo: 'abc', outro: '1' })).toEqual({})
  })
})
