import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { NotReached, walkToRow } from '#commands/records.ts'
import type { AnyList } from '#listing/define.ts'
import { walkedRow } from './walked-row.ts'

vi.mock('#commands/records.ts', async (original) => ({ ...(await original<object>()), walkToRow: vi.fn() }))

const query = { id: 'itens.listar' }
const noun = { walk: { by: 'id', sort: 'id,DESC' }, list: async () => query }
const listOf = (more: object) => ({ noun, query, ...more }) as unknown as AnyList

beforeEach(() => {
  queryClient.clear()
  vi.mocked(walkToRow).mockReset().mockResolvedValue({ id: 7 })
})

it('finds a record once for those who ask together, and knows that one is not there', async () => {
  const list = listOf({})
  expect(await Promise.all([walkedRow(list, 7), walkedRow(list, 7)])).toEqual([{ id: 7 }, { id: 7 }])
  expect(walkToRow).toHaveBeenCalledOnce()
  vi.mocked(walkToRow).mockResolvedValue(null)
  expect(await walkedRow(list, 8)).toBeNull()
})

it.each([
  ['a part', { fixed: { id: 1 } }],
  ['another call', { query: { id: 'itens.outros' } }],
  ['one that is searched by name', { noun: { ...noun, walk: { by: 'name', sort: 'nome,ASC' } } }],
])('goes through no list of %s', async (_, more) => {
  expect(await walkedRow(listOf(more), 7)).toBeUndefined()
  expect(walkToRow).not.toHaveBeenCalled()
})

it('tells one that it did not come to from one that is not there, and from a list that cannot be read', async () => {
  vi.mocked(walkToRow).mockRejectedValueOnce(new NotReached())
  expect(await walkedRow(listOf({}), 7)).toBeUndefined()
  vi.mocked(walkToRow).mockRejectedValueOnce(new TypeError('rede'))
  await expect(walkedRow(listOf({}), 7)).rejects.toThrow('rede')
})
