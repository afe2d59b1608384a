// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ListHandle, registerList } from '#commands/screen.ts'
import { navigateTo } from '#commands/runtime.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { fetchRecords } from '#listing/record/fetch-record.ts'
import { fetchScannedRow } from '#listing/record/scanned-row.ts'
import { attachSource } from '#listing/list-source.ts'
import { markRemoved, getCachedRow, cacheRows } from './row-cache.ts'
import { fetchPinned } from './fetch-pinned.ts'

vi.mock('#commands/runtime.ts', () => ({ navigateTo: vi.fn() }))
vi.mock('#listing/record/fetch-record.ts', () => ({ fetchRecords: vi.fn() }))
vi.mock('#listing/record/scanned-row.ts', () => ({ fetchScannedRow: vi.fn() }))

const noun = { id: 'item' }
const definition = { path: '/itens', resource: noun, columns: [], pageSize: 10, sort: 'id,ASC' } as unknown as AnyList
const pins = [7, 8, 9]
const state = {
  page: 0,
  size: 10,
  sort: 'id,ASC',
  filters: {},
  layout: DEFAULT_LAYOUT,
  pinnedIds: pins,
  continuous: false,
}
const say = vi.fn()
let loading = false
const model = () => ({ definition, state, isLoading: loading }) as unknown as ListModel
registerList(attachSource({ showMessage: say } as unknown as ListHandle, { definition, getModel: model }))
beforeEach(() => void vi.clearAllMocks())

it('takes what is gone from the top, and tells it of what others removed alone', async () => {
  markRemoved(definition.resource, 7)
  vi.mocked(fetchRecords).mockResolvedValue([null, { id: 8 }, null])
  await fetchPinned(definition, pins)
  expect(say).toHaveBeenCalledExactlyOnceWith('#9 não existe mais e saiu do topo.')
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ search: expect.objectContaining({ fixas: '8' }) }),
    { replace: true },
  )
})

it('says nothing of the one that the operator removed', async () => {
  markRemoved(definition.resource, 7)
  vi.mocked(fetchRecords).mockResolvedValue([null, { id: 8 }, { id: 9 }])
  await fetchPinned(definition, pins)
  expect(say).not.toHaveBeenCalled()
  expect(navigateTo).toHaveBeenCalledOnce()
})

describe('those that no call reads', () => {
  beforeEach(() => void vi.mocked(fetchRecords).mockResolvedValue([undefined, undefined]))

  it('are looked for in the list where nobody has seen them, and told where they are not found', async () => {
    cacheRows(definition, [{ id: 20 }])
    vi.mocked(fetchScannedRow).mockResolvedValueOnce({ id: 21 })
    await fetchPinned(definition, [20, 21])
    expect(vi.mocked(fetchScannedRow).mock.calls).toEqual([[definition, 21]])
    expect(getCachedRow(definition, 21)).toEqual({ id: 21 })
    expect(say).not.toHaveBeenCalled()
    vi.mocked(fetchScannedRow).mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error())
    await fetchPinned(definition, [22, 23])
    expect(say).toHaveBeenCalledExactlyOnceWith('Não se pôde ler o que estava fixado: #22, #23.')
  })

  it('are neither looked for nor missed while the page is awaited: they may stand on it', async () => {
    loading = true
    await fetchPinned(definition, [24, 25])
    loading = false
    expect(fetchScannedRow).not.toHaveBeenCalled()
    expect(say).not.toHaveBeenCalled()
  })
})
