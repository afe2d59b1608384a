// @vitest-environment jsdom
/** The environment of a scan for one page (scan/jobs/README §1). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import type { ListSource } from '#listing/list-source.ts'
import { createScanEnvironment } from './create-scan-environment.ts'

const done: string[] = []
const row = z.pipe(
  z.transform((value) => {
    done.push('looked through')
    return value
  }),
  z.object({ id: z.number() }),
)
const query = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object(pageQuerySchema),
  output: pageSchema(row as unknown as z.ZodMiniType<{ id: number }, unknown>),
})
const source = { definition: { endpoint: query, columns: [], filters: [] } } as unknown as ListSource
const env = createScanEnvironment(source, {}, null as never, () => {})
const ask = { page: 0, size: 1000, sort: 'id,ASC' }
const answers = (body: string) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(body, { headers: { 'content-type': 'application/json', date: 'Sun, 22 Nov 2026 12:00:00 GMT' } }),
  )

beforeEach(() => {
  done.length = 0
  localStorage.setItem('authToken', 'e30.e30.x')
})
afterEach(() => vi.unstubAllGlobals())

it('parses a page’s text in one task and checks its rows in another, so that keys are handled in between', async () => {
  const { parse } = JSON
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (text.includes('content')) done.push('parsed')
    return parse(text, reviver) as unknown
  })
  vi.stubGlobal('scheduler', { yield: async () => void done.push('a key') })
  answers('{"content":[{"id":1},{"id":2}],"totalElements":2}')
  const page = await env.fetchPage(ask, new AbortController().signal)
  expect(done).toEqual(['parsed', 'a key', 'looked through', 'looked through'])
  expect(page).toMatchObject({ content: [{ id: 1 }, { id: 2 }], totalElements: 2, date: Date.UTC(2026, 10, 22, 12) })
})

it('treats a response that breaks the contract as the call itself does: it is requested again', async () => {
  answers('{"content":[{"id":"x"}],"totalElements":1}')
  const failure = await env.fetchPage(ask, new AbortController().signal).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ kind: 'unexpected' })
})

it('never takes a response without a list for an empty result, which would be verified', async () => {
  answers('{"resposta":{"itens":[{"id":1}]}}')
  await expect(env.fetchPage(ask, new AbortController().signal)).rejects.toMatchObject({ kind: 'unexpected' })
})

it('is busy for half a second after a key', () => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1_000)
  expect(env.isBusy?.()).toBe(false)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))
  expect(env.isBusy?.()).toBe(true)
  vi.advanceTimersByTime(499)
  expect(env.isBusy?.()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(env.isBusy?.()).toBe(false)
  vi.useRealTimers()
})
