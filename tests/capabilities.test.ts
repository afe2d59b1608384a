/** What config.json says the platform cannot do reaches a list of a section: its columns, filters, sizes and URL. */
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { parseConfig } from '#app/config.ts'
import { setCapabilities as setLimits } from '#api/capabilities.ts'
import { sendWrite } from '#api/cache/write.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import { lojasDeletar } from '#sections/lojas/contract.ts'
import { endpoints } from './all-endpoints.ts'
import { registry } from './registry.ts'

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

/** The calls that write, but for those of the session and those that the console does not call. */
const writeCalls = endpoints
  .filter(({ file, endpoint }) => file.includes('/sections/') && endpoint.method !== 'GET')
  .map(({ endpoint }) => endpoint.id)

test('each call that writes is named by a command, which a read-only call disables', () => {
  const named = registry.commands.flatMap(({ writes = [] }) => writes)
  expect(new Set(named)).toEqual(new Set(writeCalls))
})

test('a read-only call is not sent, whatever asks for it', async () => {
  setLimits({ readOnly: ['lojas'] })
  onTestFinished(() => setLimits(null))
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  await expect(sendWrite(lojasDeletar, { id: 1 })).rejects.toMatchObject({
    kind: 'not-sent',
    isUncertain: false,
    message: 'Só consulta: a plataforma não aceita esta alteração.',
  })
  expect(fetch).not.toHaveBeenCalled()
})
