/** What config.json says the platform cannot do reaches a list of a section: its columns, filters, sizes and URL. */
import { beforeAll, expect, test, vi } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { parseConfig } from '#app/config.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'

const text = JSON.stringify({
  capabilities: {
    maxPageSize: 50,
    withoutSort: { '/produtos': ['numPreco'] },
    withoutFilter: { '/produtos': ['dscNome'] },
  },
})

let list: AnyList
beforeAll(async () => {
  const parsed = parseConfig(text)
  if ('problems' in parsed) throw new Error('the configuration is refused')
  // A list reads them when it is defined, so its file is loaded after them, as at the start of the console.
  vi.resetModules()
  const { setCapabilities } = await import('#api/capabilities.ts')
  setCapabilities(parsed.config.capabilities)
  list = (await import('#sections/produtos/list.tsx')).list as unknown as AnyList
})

test('the column is not sortable and says why', () => {
  expect(list.columns.find(({ field }) => field === 'numPreco')).toMatchObject({
    isSortable: false,
    notSortableReason: 'A plataforma não ordena por Preço',
  })
  expect(list.columns.find(({ field }) => field === 'id')?.isSortable).not.toBe(false)
})

test('the filter is not offered and says why', () => {
  expect(list.filters?.map(({ name }) => name)).toEqual(['statusId', 'categoriaId', 'fornecedorId'])
  expect(list.unavailableFilters).toMatchObject([{ reason: 'A plataforma não filtra por Nome' }])
})

test('an address that asks for them all the same is read without them', () => {
  const state = parseListState(list, { ordem: 'numPreco,ASC', dscNome: 'café', statusId: '1' })
  expect(state).toMatchObject({ sort: list.sort, filters: { statusId: '1' } })
})
