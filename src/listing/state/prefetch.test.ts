// @vitest-environment jsdom
/** A list keeps few pages, and prefetches a page once (listing/state/README §1). */
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
const pageState = (index: number) => ({ page: index, size: 10, sort: 'id,DESC', filters: {} }) as ListState
const getQueryKey = (index: number) => createListPageQuery(list, pageState(index)).queryKey
const countCachedPages = () => queryClient.getQueryCache().findAll({ queryKey: ['itens.listar'] }).length

let requestedPages: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.setItem('authToken', 'e30.e30.x')
  requestedPages = []
  vi.stubGlobal('fetch', async (address: string) => {
    requestedPages.push(new URL(address, 'http://x').searchParams.get('page') ?? '')
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

it('keeps the newest five pages that were left', async () => {
  for (let index = 0; index < 12; index++) {
    vi.setSystemTime(1_000 * (index + 1))
    await queryClient.fetchQuery(createListPageQuery(list, pageState(index)))
  }
  expect(countCachedPages()).toBe(12)
  trimCachedPages(list)
  expect(countCachedPages()).toBe(5)
  for (const index of [7, 8, 9, 10, 11]) expect(queryClient.getQueryData(getQueryKey(index))).toBeDefined()
})

it('prefetches a page once however often it is asked to, and treats it as fresh until it is left', async () => {
  const { queryHash } = queryClient.getQueryCache().build(queryClient, { queryKey: getQueryKey(3) })
  expect(getFreshMs({ queryHash })).toBe(0)
  prefetchPage(list, pageState(3))
  prefetchPage(list, pageState(3))
  await vi.waitFor(() => expect(queryClient.getQueryData(getQueryKey(3))).toBeDefined())
  prefetchPage(list, pageState(3))
  expect(requestedPages).toEqual(['3'])
  expect(getFreshMs({ queryHash })).toBe(30_000)
  forgetPrefetched(list, pageState(3))
  expect(getFreshMs({ queryHash })).toBe(0)
  prefetchPage(list, pageState(3))
  await vi.waitFor(() => expect(requestedPages).toEqual(['3', '3']))
})
