// @vitest-environment jsdom
/** Few pages of a list are kept, and one that was fetched ahead is fetched once (listing/state/README §1). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { prefetchPage, forgetPrefetched, getFreshMs, trimCachedPages } from './prefetch.ts'

const query = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object(pageQuerySchema),
  output: pageSchema(z.object({ id: z.number() })),
})
const list = { endpoint: query, columns: [], filters: [] } as unknown as AnyList
const page = (at: number) => ({ page: at, size: 10, sort: 'id,DESC', filters: {} }) as ListState
const keyOf = (at: number) => createListPageQuery(list, page(at)).queryKey
const kept = () => queryClient.getQueryCache().findAll({ queryKey: ['itens.listar'] }).length

let asked: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.setItem('authToken', 'e30.e30.x')
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://x').searchParams.get('page') ?? '')
    return new Response('{"content":[{"id":1}],"totalElements":100}', {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('keeps five pages that were left, the newest', async () => {
  for (let at = 0; at < 12; at++) {
    vi.setSystemTime(1_000 * (at + 1))
    await queryClient.fetchQuery(createListPageQuery(list, page(at)))
  }
  expect(kept()).toBe(12)
  trimCachedPages(list)
  expect(kept()).toBe(5)
  for (const at of [7, 8, 9, 10, 11]) expect(queryClient.getQueryData(keyOf(at))).toBeDefined()
})

it('asks once for a page that is meant again and again, and holds it fresh until it is left', async () => {
  const { queryHash } = queryClient.getQueryCache().build(queryClient, { queryKey: keyOf(3) })
  expect(getFreshMs({ queryHash })).toBe(0)
  prefetchPage(list, page(3))
  prefetchPage(list, page(3))
  await vi.waitFor(() => expect(queryClient.getQueryData(keyOf(3))).toBeDefined())
  prefetchPage(list, page(3))
  expect(asked).toEqual(['3'])
  expect(getFreshMs({ queryHash })).toBe(30_000)
  forgetPrefetched(list, page(3))
  expect(getFreshMs({ queryHash })).toBe(0)
  prefetchPage(list, page(3))
  await vi.waitFor(() => expect(asked).toEqual(['3', '3']))
})
