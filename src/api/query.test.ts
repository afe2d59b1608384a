import { hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineEndpoint } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { onDoubt, queryClient, queryOptions, retryPause, send, shouldRetry } from './query.ts'
import { makeToken } from './token-world.fixture.ts'

const status = (code: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'status', status: code, retryAfter })

describe('reading again', () => {
  it.each([
    [new ApiError({ kind: 'network' }), true],
    [status(500), true],
    [status(502), true],
    [status(429), true],
    [status(401), false],
    [status(403), false],
    [status(404), false],
    [status(422), false],
    [new ApiError({ kind: 'timeout' }), false],
    [new ApiError({ kind: 'unexpected', status: 200 }), false],
    [new ApiError({ kind: 'session', status: 401 }), false],
    [new Error('outra'), false],
  ])('%o: %s', (error, again) => {
    expect(shouldRetry(0, error)).toBe(again)
    expect(shouldRetry(2, error)).toBe(false)
  })

  it('a list that fails settles well within 4 s', () => {
    expect(retryPause(0, status(500)) + retryPause(1, status(500))).toBeLessThan(2000)
  })

  it('waits as long as asked, once, and 30 s at most [F7]', () => {
    expect(retryPause(0, status(503, 5))).toBe(5000)
    expect(retryPause(0, status(503, 1e9))).toBe(30_000)
    expect(retryPause(0, status(429, 0))).toBe(0)
    expect(shouldRetry(1, status(503, 5))).toBe(false)
  })
})

describe('the key of a read', () => {
  const filtered = defineEndpoint({
    id: 'itens.filtrar',
    call: 'GET /itens',
    input: z.object({ page: z.number(), nome: z.optional(z.string()) }),
    output: z.unknown(),
  })
  const keyOf = (input: { page: number; nome?: string }) => hashKey(queryOptions(filtered, input).queryKey)
  afterEach(() => vi.resetModules())

  it('is the same whatever the order of the filters, and another for each filter [C14]', () => {
    expect(keyOf({ page: 0, nome: 'a' })).toBe(keyOf({ nome: 'a', page: 0 }))
    const keys = [keyOf({ page: 0 }), keyOf({ page: 1 }), keyOf({ page: 0, nome: 'a' }), keyOf({ page: 0, nome: 'A' })]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is of one operator alone, whose page it is [C14]', async () => {
    const keys: string[] = []
    for (const who of ['7', '8']) {
      vi.resetModules()
      const page = await import('./query.ts')
      ;(await import('#lib/owner.ts')).owner.set(who)
      keys.push(hashKey(page.queryOptions(filtered, { page: 0 }).queryKey))
    }
    expect(new Set(keys).size).toBe(2)
  })
})

const list = defineEndpoint({ id: 'itens.listar', call: 'GET /itens', input: z.object({}), output: z.unknown() })
const other = defineEndpoint({ id: 'outros.listar', call: 'GET /outros', input: z.object({}), output: z.unknown() })
const write = defineEndpoint({
  id: 'itens.criar',
  call: 'POST /itens',
  input: z.object({}),
  output: z.unknown(),
  stales: ['itens.'],
})

describe('send', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    queryClient.clear()
  })

  // One for the page: another token would be asked about first.
  const token = makeToken()

  async function sendWith(answer: () => Promise<Response>) {
    const getItem = (key: string) => (key === 'authToken' ? token : null)
    vi.stubGlobal('localStorage', { getItem, setItem: () => {}, removeItem: () => {} })
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    for (const endpoint of [list, other]) queryClient.setQueryData(queryOptions(endpoint, {}).queryKey, 'lido')
    const isStale = (endpoint: typeof list) =>
      queryClient.getQueryState(queryOptions(endpoint, {}).queryKey)?.isInvalidated
    const outcome = await send(write, {}).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    return { outcome, fetched, stale: [isStale(list), isStale(other)] }
  }

  it('makes stale what the endpoint names, and nothing else', async () => {
    const { outcome, stale } = await sendWith(() => Promise.resolve(new Response('{"message":"Feito"}')))
    expect(outcome).toEqual({ value: { message: 'Feito' } })
    expect(stale).toEqual([true, false])
  })

  it('also where nobody knows whether it was done, and sends it once [D2]', async () => {
    const { outcome, stale, fetched } = await sendWith(() => Promise.reject(new TypeError('reset')))
    expect(outcome).toMatchObject({ error: { uncertain: true } })
    expect(stale).toEqual([true, false])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('after a refusal too: the record may be gone or changed [O2]', async () => {
    const { stale } = await sendWith(() => Promise.resolve(new Response('', { status: 409 })))
    expect(stale).toEqual([true, false])
  })

  it('asks before content of whose sending the end is not known goes out again, and sends nothing for no [O1]', async () => {
    const ask = vi.fn((_: Date) => Promise.resolve(false))
    onDoubt(ask)
    await sendWith(() => Promise.resolve(new Response('{"id": 1', { headers: { 'content-type': 'application/json' } })))
    const { outcome, fetched } = await sendWith(() => Promise.resolve(new Response('{}')))
    expect(outcome).toMatchObject({ error: { kind: 'held', message: 'Nada foi enviado.' } })
    expect([ask.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0])
    ask.mockResolvedValue(true)
    expect((await sendWith(() => Promise.resolve(new Response('{}')))).fetched).toHaveBeenCalledTimes(1)
    // Its end is known now.
    await sendWith(() => Promise.resolve(new Response('{}')))
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
