// @vitest-environment jsdom
/** Page steps without a connection (case K9). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '#api/cache/query.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { call } from '#api/session/client.ts'
import type { ListState } from '#commands/screen.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { notify } from '#ui/notices/notify.tsx'
import { isCached, fetchBeforeStep } from './offline-step.ts'

vi.mock('#api/session/client.ts', async (actual) => ({ ...(await actual<object>()), call: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

const query = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object({ page: z.number() }),
  output: z.object({ content: z.array(z.object({ id: z.number() })) }),
})
const definition = { path: '/itens', endpoint: query, resource: {}, columns: [] } as unknown as AnyList
const pageState = (index: number) =>
  ({ page: index, size: 10, sort: 'id,DESC', filters: {}, continuous: false }) as ListState

const isOnline = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => isOnline.mockReturnValue(false))
afterEach(() => {
  queryClient.clear()
  vi.clearAllMocks()
})

it('allows a step to a cached page, or with a connection [K9]', () => {
  queryClient.setQueryData(createListPageQuery(definition, pageState(1)).queryKey, { content: [] } as never)
  expect([isCached(definition, pageState(1)), isCached(definition, pageState(2))]).toEqual([true, false])
  isOnline.mockReturnValue(true)
  expect(isCached(definition, pageState(2))).toBe(true)
})

it('stays and says why if the page cannot be requested [K9]', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError({ kind: 'network', isOffline: true }))
  const step = vi.fn()
  await fetchBeforeStep(definition, pageState(2), step)
  expect(step).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', expect.stringContaining('a página 3 não foi lida'))
})

it('steps if the page arrives, because the browser may be wrong about the connection [K9]', async () => {
  vi.mocked(call).mockResolvedValue({ content: [] } as never)
  const step = vi.fn()
  await fetchBeforeStep(definition, pageState(2), step)
  expect(step).toHaveBeenCalledOnce()
  expect(notify).not.toHaveBeenCalled()
})
