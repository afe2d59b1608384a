/** Checks that the sandbox orders the rows of every list by every column that the console offers to sort by. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import { sandboxResources, sortByReferences } from '#sandbox/resources.ts'
import { startTestServer, type TestServer } from '#sandbox/test-server.ts'
import { campanhasResource } from './campanhas/table.ts'
import { list as campanhasList } from './campanhas/list.tsx'
import { listsByPath } from './lists.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({}, sortByReferences([campanhasResource, ...sandboxResources]))
})
afterAll(() => server.close())

const lists: [string, AnyList][] = [...listsByPath, ['/campanhas', campanhasList as unknown as AnyList]]
it.each(lists)('orders %s by each of its columns', async (_, { endpoint, columns }) => {
  const { path, wireNames } = endpoint
  const names = columns.filter(({ isSortable = true }) => isSortable).map(({ field }) => field)
  const address = `GET ${path.replaceAll(/\{\w+\}/g, '1')}?${wireNames['size'] ?? 'size'}=1&${wireNames['sort'] ?? 'sort'}=`
  const refused: string[] = []
  for (const name of names) if ((await server.call(`${address}${name},ASC`)).status !== 200) refused.push(name)
  expect(refused).toEqual([])
})
