// @vitest-environment jsdom
/** Effects that React runs twice: in strict mode, and on a fast remount (case G8). */
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, StrictMode, useEffect } from 'react'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { queryClient, queryOptions } from './query.ts'
import { sendWrite } from './write.ts'
import { createRefresher } from '#api/token/refresh-protocol.ts'
import {
  FakeLocks,
  makeToken,
  openFakeTab,
  FakePlatform,
  createRefreshEnvironment,
  nowSeconds,
  SharedStorage,
} from '#api/token/token-harness.fixture.ts'

const list = defineEndpoint({ id: 'itens.listar', call: 'GET /itens', input: z.object({}), output: z.unknown() })
const create = defineEndpoint({ id: 'itens.criar', call: 'POST /itens', input: z.object({}), output: z.unknown() })

// Registered before setupMount, because hooks after a test run in reverse order.
afterEach(() => queryClient.clear())
const render = setupMount()
let sent: { method: string; signal: AbortSignal | null | undefined }[]
beforeEach(() => {
  localStorage.setItem('authToken', makeToken())
  sent = []
  vi.stubGlobal('fetch', (_: string, { method = 'GET', signal }: RequestInit) => {
    sent.push({ method, signal })
    return Promise.resolve(new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } }))
  })
})

function Screen() {
  const { data } = useQuery(queryOptions(list, {}))
  return (
    <button type="button" onClick={() => void sendWrite(create, {})}>
      {data === undefined ? 'lendo' : 'lido'}
    </button>
  )
}

it('a screen mounted twice reads once, and a click on it writes once [G8]', async () => {
  await act(async () =>
    render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Screen />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  await vi.waitFor(() => expect(document.body.textContent).toBe('lido'))
  // The first mount's read is aborted with it.
  expect(sent.filter(({ method, signal }) => method === 'GET' && !signal?.aborted)).toHaveLength(1)
  await act(async () => document.querySelector('button')?.click())
  expect(sent.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

it('a refresh started by both runs of an effect runs once, and its lock is free afterwards [G8]', async () => {
  const token = makeToken({ exp: nowSeconds() + 20 })
  const platform = new FakePlatform(token)
  platform.delayMs = 20
  const locks = new FakeLocks()
  const tokens = openFakeTab(new SharedStorage(token), 1)
  const refresher = createRefresher(createRefreshEnvironment(tokens, platform, locks))
  const ends: string[] = []
  function Renews() {
    useEffect(() => void refresher.refresh(token).then(({ kind }) => ends.push(kind)), [])
    return null
  }
  await act(async () =>
    render(
      <StrictMode>
        <Renews />
      </StrictMode>,
    ),
  )
  render(null)
  await vi.waitFor(() => expect(ends).toEqual(['token', 'token']))
  expect(platform.calls).toBe(1)
  let queuedBehind: boolean | null = null
  await locks.withLock('authToken.refresh', 1_000, (queued) => Promise.resolve((queuedBehind = queued)))
  expect(queuedBehind).toBe(false)
})
