import { afterEach, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { getPageSizes } from './define.ts'
import { limitList, reportUnknownParts } from './limit-list.ts'

const list = {
  path: '/coisas',
  pageSize: 100,
  filters: [
    { name: 'nome', label: 'Nome' },
    { name: 'statusId', label: 'Status' },
  ],
  columns: [
    { field: 'id', label: 'ID' },
    { field: 'preco', label: 'Preço' },
  ],
}

afterEach(() => setCapabilities(null))

it('leaves a list as it is that is not named', () => {
  setCapabilities({ withoutSort: { '/outras': ['preco'] } })
  expect(limitList(list)).toBe(list)
})

it('makes a column not sortable and says why', () => {
  setCapabilities({ withoutSort: { '/coisas': ['preco'] } })
  expect(limitList(list).columns).toEqual([
    { field: 'id', label: 'ID' },
    { field: 'preco', label: 'Preço', isSortable: false, notSortableReason: 'A plataforma não ordena por Preço' },
  ])
})

it('takes out a filter and says why', () => {
  setCapabilities({ withoutFilter: { '/coisas': ['nome'] } })
  expect(limitList(list)).toMatchObject({
    filters: [{ name: 'statusId' }],
    unavailableFilters: [{ name: 'nome', reason: 'A plataforma não filtra por Nome' }],
  })
})

it('offers no larger page than the platform sends', () => {
  setCapabilities({ maxPageSize: 50 })
  expect(limitList(list).pageSize).toBe(50)
  expect(getPageSizes({ pageSize: 50 })).toEqual([5, 10, 50])
})

it('reports names that the list does not have', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  setCapabilities({ withoutSort: { '/coisas': ['prezo'] }, withoutFilter: { '/coisas': ['nome'] } })
  reportUnknownParts(list)
  expect(logged.mock.calls).toEqual([
    ['config.json: capabilities.withoutSort["/coisas"]: não existe: prezo (o mais próximo: preco)'],
  ])
  logged.mockRestore()
})
