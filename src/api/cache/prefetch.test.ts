import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { prefetchCall, clearPrefetched, consumePrefetched } from './prefetch.ts'
import { call } from '#api/session/client.ts'
import { defineEndpoint } from '#api/endpoint.ts'

vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#api/session/session-exit.ts', () => ({ onSessionLost: vi.fn() }))

const endpoint = defineEndpoint({
  id: 'coisas.listar',
  call: 'GET /coisas',
  input: z.object({ page: z.number() }),
  output: z.object({ total: z.number() }),
})

beforeEach(() => void vi.mocked(call).mockReset())
afterEach(clearPrefetched)

it('gives the response to the first reader of the same call, once', async () => {
  vi.mocked(call).mockResolvedValue({ total: 3 })
  prefetchCall({ endpoint, input: { page: 0 } })
  expect(consumePrefetched(endpoint, { page: 1 })).toBeUndefined()
  await expect(consumePrefetched(endpoint, { page: 0 })).resolves.toEqual({ total: 3 })
  expect(consumePrefetched(endpoint, { page: 0 })).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
})

it('gives a failure only to its reader', async () => {
  vi.mocked(call).mockImplementation(() => Promise.reject(new Error('500')))
  prefetchCall({ endpoint, input: { page: 0 } })
  await new Promise(setImmediate)
  const response = consumePrefetched(endpoint, { page: 0 })
  expect(response).toBeDefined()
  await expect(response).rejects.toThrow('500')
  expect(consumePrefetched(endpoint, { page: 0 })).toBeUndefined()
})

it('drops responses that nobody has read', () => {
  vi.mocked(call).mockResolvedValue({ total: 3 })
  prefetchCall({ endpoint, input: { page: 0 } })
  clearPrefetched()
  expect(consumePrefetched(endpoint, { page: 0 })).toBeUndefined()
})
