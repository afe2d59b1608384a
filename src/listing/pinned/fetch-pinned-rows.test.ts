// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ListHandle, registerList } from '#commands/screen.ts'
import { navigateTo } from '#commands/runtime.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { fetchRecords } from '#listing/record/fetch-record.ts'
import { fetchRowByScan } from '#listing/record/fetch-row-by-scan.ts'
import { attachSource } from '#listing/list-source.ts'
import { markRemoved, getCachedRow, cacheRows } from './row-cache.ts'
import { fetchPinnedRows } from './fetch-pinned-rows.ts'

vi.mock('#commands/runtime.ts', () => ({ navigateTo: vi.fn() }))
vi.mock('#listing/record/fetch-record.ts', () => ({ fetchRecords: vi.fn() }))
vi.mock('#listing/record/fetch-row-by-scan.ts', () => ({ fetchRowByScan: vi.fn() }))

const resource = { id: 'item' }
const definition = { path: '/itens', resource, columns: [], pageSize: 10, sort: 'id,ASC' } as unknown as AnyList
const pinnedIds = [7, 8, 9]
const state = {
  page: 0,
  size: 10,
  sort: 'id,ASC',
  filters: {},
  layout: DEFAULT_LAYOUT,
  pinnedIds,
  continuous: false,
}
const showMessage = vi.fn()
let isLoading = false
const getModel = () => ({ definition, state, isLoading }) as unknown as ListModel
registerList(attachSource({ showMessage } as unknown as ListHandle, { definition, getModel }))
beforeEach(() => void vi.clearAllMocks())

it('unpins missing records, and reports only those that others removed', async () => {
  markRemoved(definition.resource, 7)
  vi.mocked(fetchRecords).mockResolvedValue([null, { id: 8 }, null])
  await fetchPinnedRows(definition, pinnedIds)
  expect(showMessage).toHaveBeenCalledExactlyOnceWith('#9 não existe mais e saiu do topo.')
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ search: expect.objectContaining({ fixas: '8' }) }),
    { replace: true },
  )
})

it('does not report a record that the operator removed', async () => {
  markRemoved(definition.resource, 7)
  vi.mocked(fetchRecords).mockResolvedValue([null, { id: 8 }, { id: 9 }])
  await fetchPinnedRows(definition, pinnedIds)
  expect(showMessage).not.toHaveBeenCalled()
  expect(navigateTo).toHaveBeenCalledOnce()
})

describe('records that no call can read', () => {
  beforeEach(() => void vi.mocked(fetchRecords).mockResolvedValue([undefined, undefined]))

  it('are searched for in the list if never seen, and reported if not found', async () => {
    cacheRows(definition, [{ id: 20 }])
    vi.mocked(fetchRowByScan).mockResolvedValueOnce({ id: 21 })
    await fetchPinnedRows(definition, [20, 21])
    expect(vi.mocked(fetchRowByScan).mock.calls).toEqual([[definition, 21]])
    expect(getCachedRow(definition, 21)).toEqual({ id: 21 })
    expect(showMessage).not.toHaveBeenCalled()
    vi.mocked(fetchRowByScan).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error())
    await fetchPinnedRows(definition, [22, 23])
    expect(showMessage).toHaveBeenCalledExactlyOnceWith('Não se pôde ler o que estava fixado: #22, #23.')
  })

  it('are neither searched for nor reported while the page loads, because they may be on it', async () => {
    isLoading = true
    await fetchPinnedRows(definition, [24, 25])
    isLoading = false
    expect(fetchRowByScan).not.toHaveBeenCalled()
    expect(showMessage).not.toHaveBeenCalled()
  })
})
