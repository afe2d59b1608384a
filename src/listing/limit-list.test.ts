import { afterEach, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { getPageSizes } from './define.ts'
import { limitList, reportUnknownNames } from './limit-list.ts'

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
const unlimited = { maxPageSize: null, withoutSort: {}, withoutFilter: {}, withoutCommands: [] }

afterEach(() => setCapabilities(null))

it('leaves a list as it is that is not named', () => {
  setCapabilities({ ...unlimited, withoutSort: { '/outras': ['preco'] } })
  expect(limitList(list)).toBe(list)
})

it('makes a column not sortable and says why', () => {
  setCapabilities({ ...unlimited, withoutSort: { '/coisas': ['preco'] } })
  expect(limitList(list).columns).toEqual([
    { field: 'id', label: 'ID' },
    { field: 'preco', label: 'Preço', isSortable: false, notSortableReason: 'A plataforma não ordena por Preço' },
  ])
})

it('takes out a filter and says why', () => {
  setCapabilities({ ...unlimited, withoutFilter: { '/coisas': ['nome'] } })
  expect(limitList(list)).toMatchObject({
    filters: [{ name: 'statusId' }],
    unavailableFilters: [{ name: 'nome', reason: 'A plataforma não filtra por Nome' }],
  })
})

it('offers no larger page than the platform sends', () => {
  setCapabilities({ ...unlimited, maxPageSize: 50 })
  expect(limitList(list).pageSize).toBe(50)
  expect(getPageSizes({ pageSize: 50 })).toEqual([5, 10, 50])
})

it('reports names that the list does not have', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  setCapabilities({ ...unlimited, withoutSort: { '/coisas': ['prezo'] }, withoutFilter: { '/coisas': ['nome'] } })
  reportUnknownNames(list)
  expect(logged.mock.calls).toEqual([
    ['config.json: capabilities.withoutSort["/coisas"]: prezo não existe. Os que valem: id, preco'],
  ])
  logged.mockRestore()
})
