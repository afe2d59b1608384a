// @vitest-environment jsdom
/** The line over a table: the saved views of its list, and the filters in force by their names. */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { queryClient } from '#api/cache/query.ts'
import { executeById } from '#commands/execute-by-id.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { deleteView, saveView } from '#listing/views/saved-views.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { ListBar } from './list-bar.tsx'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#lib/startup/startup-idle.ts', () => ({ startupIdle: Promise.resolve() }))
vi.mock('#commands/execute-by-id.ts', () => ({ executeById: vi.fn() }))

const record = { id: 'pessoas.ler' }
const person = {
  id: 'pessoa',
  title: 'Pessoas',
  record: async () => record,
  summary: ({ nome }: { nome: string }) => ({ name: nome }),
}
const definition = {
  path: '/bonus',
  title: 'Bônus',
  pageSize: 20,
  sort: 'id,DESC',
  filters: [
    { name: 'beneficiarioId', label: 'Beneficiário', type: 'whole', resource: person },
    { name: 'origemId', label: 'Origem', type: 'whole' },
    { name: 'statusId', label: 'Status', type: 'whole', valueWords: [{ value: '1', label: 'pendente' }] },
    { name: 'minimo', label: 'Mínimo', type: 'money' },
    { name: 'tipo', label: 'Tipo', type: 'select', initial: 'A', options: [{ value: 'A', label: 'A' }] },
  ],
  columns: [
    { field: 'id', label: 'ID' },
    { field: 'origemId', label: 'Origem', filterName: 'origemId', resource: person },
  ],
} as unknown as AnyList

const render = setupMount()
const applyFilters = vi.fn()
const table = { focus: vi.fn() }
const renderBar = (search: string) =>
  act(async () => {
    const state = parseListState(definition, parseQueryParams(search))
    const list = { definition, state, isPreviewOpen: false, applyFilters, gridRef: { current: table } }
    render(<ListBar list={list as unknown as ListModel} />)
  })
const getChips = () => [...document.querySelectorAll('.applied-filter')].map(({ textContent }) => textContent)
const getTabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
const getSelectedTabs = () => getTabs().flatMap((tab) => (tab.ariaSelected === 'true' ? [tab.textContent] : []))
const press = (name: string) =>
  act(async () =>
    document.querySelector<HTMLElement>(`button[aria-label^="${name}"], button[title^="${name}"]`)?.click(),
  )

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
  queryClient.clear()
  vi.clearAllMocks()
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.mocked(call).mockImplementation(async (_, input) => {
    const { id } = input as { id: number }
    return { id, nome: `Maria ${id}` }
  })
})

it('names each filter in force and the owner of an id, but not a filter that always applies', async () => {
  await renderBar('statusId=1&minimo=10.5&beneficiarioId=15&origemId=39&tipo=A')
  await act(() => vi.waitFor(() => expect(getChips()).toContain('Beneficiário: Maria 15')))
  expect(getChips()).toEqual(['Beneficiário: Maria 15', 'Origem: Maria 39', 'Status: pendente', 'Mínimo: R$ 10,50'])
})

it('shows the id if no name can be loaded', async () => {
  vi.mocked(call).mockRejectedValue(new Error('offline'))
  await renderBar('beneficiarioId=15')
  expect(getChips()).toEqual(['Beneficiário: #15'])
})

it('removes only one filter, and focuses the table', async () => {
  await renderBar('statusId=1&minimo=10.5')
  await press('Tirar o filtro Status')
  expect(applyFilters).toHaveBeenCalledExactlyOnceWith({ minimo: '10.5', tipo: 'A' })
  expect(table.focus).toHaveBeenCalled()
})

it('has a tab for each view of this list, and marks the current one', async () => {
  saveView('Pendentes', '/bonus?statusId=1')
  saveView('Outra', '/produtos')
  await renderBar('')
  expect(getTabs().map(({ textContent }) => textContent)).toEqual(['Todos', 'Pendentes'])
  expect(getSelectedTabs()).toEqual(['Todos'])
  await renderBar('statusId=1&visao=Pendentes')
  expect(getSelectedTabs()).toEqual(['Pendentes'])
  expect(getTabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
  await renderBar('statusId=2')
  expect(getSelectedTabs()).toEqual([])
  // Views are saved and deleted while the list is on the screen.
  await act(async () => void saveView('Liberados', '/bonus?statusId=2'))
  expect(getSelectedTabs()).toEqual(['Liberados'])
  await act(async () => deleteView('Pendentes'))
  expect(getTabs().map(({ textContent }) => textContent)).toEqual(['Todos', 'Liberados'])
})

it('offers to save a view that was changed, and only then', async () => {
  saveView('Pendentes', '/bonus?statusId=1')
  const save = () => document.body.textContent?.includes('salvar')
  await renderBar('statusId=1&visao=Pendentes')
  expect(save()).toBe(false)
  await renderBar('statusId=1&minimo=10&visao=Pendentes')
  expect(getSelectedTabs()).toEqual(['Pendentes'])
  expect(save()).toBe(true)
  await press('Salvar o que mudou na visão “Pendentes”')
  expect(executeById).toHaveBeenCalledExactlyOnceWith('visao.atualizar', 'ponteiro')
})
