import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { ScanLimitError, findRowByScan } from '#commands/records.ts'
import type { AnyList } from '#listing/define.ts'
import { fetchRowByScan } from './fetch-row-by-scan.ts'

vi.mock('#commands/records.ts', async (original) => ({ ...(await original<object>()), findRowByScan: vi.fn() }))

const query = { id: 'itens.listar' }
const resource = { scanOrder: { key: 'id', sort: 'id,DESC' }, list: async () => query }
const createList = (overrides: object) => ({ resource, endpoint: query, ...overrides }) as unknown as AnyList

beforeEach(() => {
  queryClient.clear()
  vi.mocked(findRowByScan).mockReset().mockResolvedValue({ id: 7 })
})

it('searches once for concurrent requests, and reports a missing record', async () => {
  const list = createList({})
  expect(await Promise.all([fetchRowByScan(list, 7), fetchRowByScan(list, 7)])).toEqual([{ id: 7 }, { id: 7 }])
  expect(findRowByScan).toHaveBeenCalledOnce()
  vi.mocked(findRowByScan).mockResolvedValue(null)
  expect(await fetchRowByScan(list, 8)).toBeNull()
})

it.each([
  ['a sub-list', { fixedInput: { id: 1 } }],
  ['another call', { endpoint: { id: 'itens.outros' } }],
  ['a resource searched by name', { resource: { ...resource, scanOrder: { key: 'name', sort: 'nome,ASC' } } }],
])('does not search a list of %s', async (_, overrides) => {
  expect(await fetchRowByScan(createList(overrides), 7)).toBeUndefined()
  expect(findRowByScan).not.toHaveBeenCalled()
})

it('distinguishes a record it did not reach from a missing one and from an unreadable list', async () => {
  vi.mocked(findRowByScan).mockRejectedValueOnce(new ScanLimitError())
  expect(await fetchRowByScan(createList({}), 7)).toBeUndefined()
  vi.mocked(findRowByScan).mockRejectedValueOnce(new TypeError('rede'))
  await expect(fetchRowByScan(createList({}), 7)).rejects.toThrow('rede')
})
