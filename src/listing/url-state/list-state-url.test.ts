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

// Its filter 'tipo' is none of this call: a list that is defined as one could not have it.
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
const start = {
  page: 0,
  size: 20,
  sort: 'id,DESC',
  filters: { tipo: 'CASHBACK' },
  layout: DEFAULT_LAYOUT,
  pinnedIds: [],
  continuous: false,
}

describe('list state in the address', () => {
  it('is the default for an empty query, and writes nothing for it', () => {
    expect(parseListState(list, {})).toEqual(start)
    expect(formatListState(list, start)).toBe('')
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
    ['columns that are not there, or all of them', '?ocultas=senha,id,status.descricao'],
    [
      'an order, widths and holds of columns that are not there',
      '?colunas=senha&larguras=senha:90,id:abc&presas=senha',
    ],
    ['an order that is the definition’s own', '?colunas=id,status.descricao'],
    ['rows on top that are no ids', '?fixas=abc,-1,0,1.5'],
    ['a mode that is none', '?modo=rapido'],
    ['an empty choice where one must be', '?tipo='],
  ])('drops %s [I6]', (_, search) => {
    expect(parseListState(list, parseQueryParams(search))).toEqual(start)
  })

  it('offers the own size of the screen besides the five', () => {
    expect(parseListState(list, { tamanho: '5' }).size).toBe(5)
  })

  it('cuts an endless filter [I6]', () => {
    expect(parseListState(list, { DSC_CASHBACK: 'x'.repeat(9000) }).filters['DSC_CASHBACK']).toHaveLength(500)
  })
})

describe('nextListState', () => {
  const state = { ...start, page: 4 }
  it('keeps the rest when only the page changes', () => {
    expect(nextListState(state, { page: 5 })).toEqual({ ...state, page: 5 })
  })
  it('stays where it is when columns change', () => {
    expect(nextListState(state, { layout: { ...DEFAULT_LAYOUT, hidden: ['id'] } }).page).toBe(4)
  })
  it.each([[{ size: 100 }], [{ sort: 'id,ASC' }], [{ filters: {} }]])('goes back to page 0 for %o [C4]', (patch) => {
    expect(nextListState(state, patch).page).toBe(0)
  })
})

describe('toggledSort', () => {
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
] as const)('tells of the filters %j: %s [I6]', (values, why) => {
  const filters = [
    ...period,
    ...(list.filters ?? []),
    { name: 'valor', label: 'Valor', type: 'money', min: 0 } as const,
  ]
  expect(findInvalidFilter({ filters }, values)).toBe(why)
})

describe('filterInput', () => {
  const filters = [
    { name: 'valorMinimo', label: 'Mínimo', type: 'money' },
    { name: 'STATUS_ID', label: 'Status ID', type: 'whole', isSentAsText: true },
    { name: 'nome', label: 'Nome', type: 'text' },
  ] as const
  const withFilters = { ...list, filters }
  it('sends numbers as numbers, and texts as they stand', () => {
    expect(toFilterInput(withFilters, { valorMinimo: '10.5', STATUS_ID: '1', nome: '007' })).toEqual({
      valorMinimo: 10.5,
      STATUS_ID: '1',
      nome: '007',
    })
  })
  it('reads a number in the address however it is spelled, and keeps what is none to be told', () => {
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
  ])('reads the moments %s and %s as fields write them; what is none stays', (de, ate, first, last) => {
    expect(parseListState({ ...list, filters: period }, { de, ate }).filters).toEqual({ de: first, ate: last })
  })
  it('leaves out what is no number and what is no filter', () => {
    expect(toFilterInput(withFilters, { valorMinimo: 'abc', outro: '1' })).toEqual({})
  })
})
