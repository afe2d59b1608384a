import * as z from 'zod/mini'
import { expect, it, vi } from 'vitest'
import { authLogout } from '#api/auth-contract.ts'
import { buildRequest } from './client-request.ts'
import { sendOnce, type SendOptions } from './client-send.ts'
import { createReachability } from './reachability.ts'
import { defineEndpoint } from '#api/endpoint.ts'

const reachability = createReachability(() => Promise.resolve(null))

const create = defineEndpoint({
  id: 'itens.criar',
  call: 'POST /itens',
  input: z.object({ nome: z.string() }),
  output: z.unknown(),
})
const list = defineEndpoint({ id: 'itens.listar', call: 'GET /itens', input: z.object({}), output: z.unknown() })

const answering = () =>
  vi.fn<SendOptions['fetch']>(() =>
    Promise.resolve(new Response('{"id":1}', { headers: { 'content-type': 'application/json' } })),
  )

it('sends the request under the base with the extra headers, without any cache', async () => {
  const fetch = answering()
  const request = buildRequest(create, { nome: 'Um' })
  expect(
    await sendOnce(create, request, { reachability, fetch, base: '/api', headers: { Authorization: 'Bearer x' } }),
  ).toEqual({
    id: 1,
  })
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/itens', {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: 'Bearer x' },
    body: '{"nome":"Um"}',
    cache: 'no-store',
    keepalive: false,
    signal: expect.any(AbortSignal),
  })
})

it('passes on the headers of the response, also of a refusal', async () => {
  const receivedHeaders: (string | null)[] = []
  for (const status of [200, 404]) {
    const fetch = () => Promise.resolve(new Response('{}', { status, headers: { date: `no. ${status}` } }))
    const onHeaders = (headers: Headers) => void receivedHeaders.push(headers.get('date'))
    await sendOnce(list, buildRequest(list, {}), { reachability, fetch, base: '', onHeaders }).catch(() => {})
  }
  expect(receivedHeaders).toEqual(['no. 200', 'no. 404'])
})

it('only a sign-out outlives the page', async () => {
  const fetch = answering()
  await sendOnce(authLogout, buildRequest(authLogout, {}), { reachability, fetch, base: '' })
  expect(fetch.mock.calls[0]?.[1].keepalive).toBe(true)
})

it('is aborted with its caller, for the caller’s own reason', async () => {
  const fetch = vi.fn<SendOptions['fetch']>(
    (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')))),
  )
  const caller = new AbortController()
  const sent = sendOnce(list, buildRequest(list, {}), { reachability, fetch, base: '', signal: caller.signal })
  const reason = new Error('deixou a tela')
  caller.abort(reason)
  await expect(sent).rejects.toBe(reason)
})

it.each([
  [list, false],
  [create, true],
])('no response: a write is unconfirmed [D2]', async (endpoint, isUncertain) => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const sent = sendOnce(endpoint, buildRequest(endpoint, { nome: 'Um' }), { reachability, fetch, base: '' })
  await expect(sent).rejects.toMatchObject({ kind: 'network', isUncertain, cause: expect.any(TypeError) })
})

it.each([
  [false, true],
  [true, false],
])('no response while navigator.onLine is %s: isOffline is %s', async (onLine, isOffline) => {
  vi.stubGlobal('navigator', { onLine })
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const sent = sendOnce(list, buildRequest(list, {}), { reachability, fetch, base: '' })
  await expect(sent).rejects.toMatchObject({ kind: 'network', isOffline })
  vi.unstubAllGlobals()
})

it.each([
  ['a page, because another server responds,', true, () => new Response('<html></html>', { status: 404 })],
  ['an unreadable response', false, () => new Response('{', { status: 200 })],
  ['a refusal', false, () => new Response('{}', { status: 404 })],
] as const)('%s is stored for the sign-in page: %s', async (_, isStored, respond) => {
  const persistForSignIn = vi.fn()
  const options = {
    reachability: { ...reachability, persistForSignIn },
    fetch: () => Promise.resolve(respond()),
    base: '',
  }
  const error: unknown = await sendOnce(list, buildRequest(list, {}), options).catch((failure: unknown) => failure)
  expect(persistForSignIn.mock.calls).toEqual(isStored ? [[(error as Error).message]] : [])
})

it.each(['answered', 'refused'])('leaves no timeout running once it is %s', async (how) => {
  vi.useFakeTimers()
  const fetch = how === 'answered' ? answering() : () => Promise.reject(new TypeError('Failed to fetch'))
  await sendOnce(list, buildRequest(list, {}), { reachability, fetch, base: '' }).catch(() => undefined)
  const left = vi.getTimerCount()
  vi.useRealTimers()
  expect(left).toBe(0)
})
