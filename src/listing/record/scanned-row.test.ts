import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { ScanLimitError, scanForRow } from '#commands/records.ts'
import type { AnyList } from '#listing/define.ts'
import { fetchScannedRow } from './scanned-row.ts'

vi.mock('#commands/records.ts', async (original) => ({ ...(await original<object>()), scanForRow: vi.fn() }))

const query = { id: 'itens.listar' }
const noun = { scanOrder: { key: 'id', sort: 'id,DESC' }, list: async () => query }
const listOf = (more: object) => ({ resource: noun, endpoint: query, ...more }) as unknown as AnyList

beforeEach(() => {
  queryClient.clear()
  vi.mocked(scanForRow).mockReset().mockResolvedValue({ id: 7 })
})

it('finds a record once for those who ask together, and knows that one is not there', async () => {
  const list = listOf({})
  expect(await Promise.all([fetchScannedRow(list, 7), fetchScannedRow(list, 7)])).toEqual([{ id: 7 }, { id: 7 }])
  expect(scanForRow).toHaveBeenCalledOnce()
  vi.mocked(scanForRow).mockResolvedValue(null)
  expect(await fetchScannedRow(list, 8)).toBeNull()
})

it.each([
  ['a part', { fixedInput: { id: 1 } }],
  ['another call', { endpoint: { id: 'itens.outros' } }],
  ['one that is searched by name', { resource: { ...noun, scanOrder: { key: 'name', sort: 'nome,ASC' } } }],
])('goes through no list of %s', async (_, more) => {
  expect(await fetchScannedRow(listOf(more), 7)).toBeUndefined()
  expect(scanForRow).not.toHaveBeenCalled()
})

it('tells one that it did not come to from one that is not there, and from a list that cannot be read', async () => {
  vi.mocked(scanForRow).mockRejectedValueOnce(new ScanLimitError())
  expect(await fetchScannedRow(listOf({}), 7)).toBeUndefined()
  vi.mocked(scanForRow).mockRejectedValueOnce(new TypeError('rede'))
  await expect(fetchScannedRow(listOf({}), 7)).rejects.toThrow('rede')
})
