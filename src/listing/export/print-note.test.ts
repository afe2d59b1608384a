import { expect, it } from 'vitest'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { describeFilters, describeRows } from './print-note.tsx'

const definition = {
  filters: [
    { name: 'nome', label: 'Nome', type: 'text' },
    { name: 'valorMinimo', label: 'Mínimo', type: 'money' },
    { name: 'dataInicio', label: 'Início', type: 'datetime' },
    { name: 'statusId', label: 'Status', type: 'whole', valueWords: [{ value: '1', label: 'pendente' }] },
    { name: 'tipo', label: 'Tipo', type: 'select', options: [{ value: '1', label: 'CASHBACK' }] },
  ],
} as unknown as AnyList

const describe = (filters: Record<string, string>) =>
  describeFilters({
    definition,
    state: { page: 0, size: 10, sort: 'id,DESC', layout: DEFAULT_LAYOUT, pinnedIds: [], continuous: false, filters },
  })

it('prints the filters as people read them, not as they are sent', () => {
  const filters = { nome: 'natal', valorMinimo: '1500.5', dataInicio: '2026-11-01T00:00', tipo: '1' }
  expect(describe(filters)).toBe('Nome: natal · Mínimo: R$ 1.500,50 · Início: 01/11/2026 00:00 · Tipo: CASHBACK')
})

it('prints a status by its word although the call takes a number, and a number without a word unchanged', () => {
  expect(describe({ statusId: '1' })).toBe('Status: pendente')
  expect(describe({ statusId: '9' })).toBe('Status: 9')
})

it('prints a date that does not exist unchanged', () => {
  expect(describe({ dataInicio: '2026-02-31T00:00' })).toBe('Início: 2026-02-31T00:00')
})

it('prints the page and the number of pinned rows', () => {
  const rows = (continuous: boolean, pinnedCount: number) =>
    describeRows({
      state: { page: 999, continuous } as ListModel['state'],
      totals: { totalElements: 100_000, totalPages: 10_000 },
      pinnedRows: Array.from({ length: pinnedCount }) as unknown as ListModel['pinnedRows'],
    })
  expect(rows(false, 0)).toEqual(['página 1.000 de 10.000'])
  expect(rows(false, 1)).toEqual(['página 1.000 de 10.000', '1 fixada no topo'])
  expect(rows(true, 2)).toEqual(['2 fixadas no topo'])
})
