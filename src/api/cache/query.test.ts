import { hashKey, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOwner, getCacheOwnerId, ownerStore } from '#lib/storage/owner.ts'
import { createPersistence } from '#lib/storage/persisted.ts'
import { createTabLocks } from '#lib/storage/tab-lock.ts'
import { confirmBeforeUnload } from '#api/session/session-exit.ts'
import { call } from '#api/session/client.ts'
import { createInvalidation } from './invalidation.ts'
import { createWriteSender } from './write-sender.ts'
import { defineEndpoint, type Endpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { queryOptions, getRetryDelayMs, shouldRetry } from './query.ts'
import { makeToken } from '#api/token/token-harness.fixture.ts'

const status = (code: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'status', status: code, retryAfterSeconds: retryAfter })

describe('retries of a read', () => {
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
  ])('%o: %s', (error, isRetried) => {
    expect(shouldRetry(0, error)).toBe(isRetried)
    expect(shouldRetry(2, error)).toBe(false)
  })

  it('a failing list settles well within 4 s', () => {
    expect(getRetryDelayMs(0, status(500)) + getRetryDelayMs(1, status(500))).toBeLessThan(2000)
  })

  it('waits as long as Retry-After says, once, and 30 s at most [F7]', () => {
    expect(getRetryDelayMs(0, status(503, 5))).toBe(5000)
    expect(getRetryDelayMs(0, status(503, 1e9))).toBe(30_000)
    expect(getRetryDelayMs(0, status(429, 0))).toBe(0)
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

  it('is the same for any order of the filters, and different for each filter [C14]', () => {
    expect(keyOf({ page: 0, nome: 'a' })).toBe(keyOf({ nome: 'a', page: 0 }))
    const keys = [keyOf({ page: 0 }), keyOf({ page: 1 }), keyOf({ page: 0, nome: 'a' }), keyOf({ page: 0, nome: 'A' })]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('belongs to the operator of the page [C14]', () => {
    expect(queryOptions(filtered, { page: 0 }).queryKey.at(-1)).toBe(getCacheOwnerId())
  })
})

const list = defineEndpoint({ id: 'itens.listar', call: 'GET /itens', input: z.object({}), output: z.unknown() })
const other = defineEndpoint({ id: 'outros.listar', call: 'GET /outros', input: z.object({}), output: z.unknown() })
const write = defineEndpoint({
  id: 'itens.criar',
  call: 'POST /itens',
  input: z.object({}),
  output: z.unknown(),
  invalidates: ['itens.'],
})

// A page of its own: other test files sign out in theirs, after which nothing is stored.
const pageOwner = createOwner()
const queryClient = new QueryClient()
const { deferInvalidations, flushInvalidations, invalidateOrDefer } = createInvalidation(queryClient)
const { sendWrite, setResendConfirmation, sendWithoutConfirmation } = createWriteSender({
  queryClient,
  call,
  invalidate: invalidateOrDefer,
  persistence: createPersistence(pageOwner.ownerStore),
  locks: createTabLocks(),
  confirmBeforeUnload,
})

describe('sendWrite', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    queryClient.clear()
  })

  // One token for the whole page, because another token would be checked first.
  const token = makeToken()

  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    ownerStore.set('7')
    pageOwner.ownerStore.set('7')
  })

  /** Another page of the same browser: its own writes over the same storage. */
  function openPage(operatorId: string) {
    const owner = createOwner()
    owner.ownerStore.set(operatorId)
    const persistence = createPersistence(owner.ownerStore)
    const client = new QueryClient()
    const sender = createWriteSender({
      queryClient: client,
      call,
      invalidate: createInvalidation(client).invalidateOrDefer,
      persistence,
      locks: createTabLocks(),
      confirmBeforeUnload: () => () => {},
    })
    return { ...sender, clearAtSignOut: persistence.clearAtSignOut }
  }

  async function sendWith(
    answer: () => Promise<Response>,
    page: { sendWrite: (endpoint: typeof write, input: Record<string, never>) => Promise<unknown> } = { sendWrite },
  ) {
    stored.set('authToken', token)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
      key: (index: number) => [...stored.keys()][index] ?? null,
      get length() {
        return stored.size
      },
    })
    const fetched = vi.fn(answer)
    vi.stubGlobal('fetch', fetched)
    for (const endpoint of [list, other]) queryClient.setQueryData(queryOptions(endpoint, {}).queryKey, 'lido')
    const isStale = (endpoint: typeof list) =>
      queryClient.getQueryState(queryOptions(endpoint, {}).queryKey)?.isInvalidated
    const outcome = await page.sendWrite(write, {}).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    return { outcome, fetched, stale: [isStale(list), isStale(other)] }
  }

  it('invalidates the queries that the endpoint names, and no others', async () => {
    const { outcome, stale } = await sendWith(() => Promise.resolve(new Response('{"message":"Feito"}')))
    expect(outcome).toEqual({ value: { message: 'Feito' } })
    expect(stale).toEqual([true, false])
  })

  it('invalidates also after an unconfirmed write, and sends it once [D2]', async () => {
    const { outcome, stale, fetched } = await sendWith(() => Promise.reject(new TypeError('reset')))
    expect(outcome).toMatchObject({ error: { isUncertain: true } })
    expect(stale).toEqual([true, false])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('during a bulk job marks queries as stale, and refetches them once when they are flushed', async () => {
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
    const done = () => sendWith(() => Promise.resolve(new Response('{}')))
    const reads = () => invalidated.mock.calls.map(([filter]) => filter?.refetchType)
    deferInvalidations()
    for (let record = 0; record < 2; record++) expect((await done()).stale).toEqual([true, false])
    flushInvalidations()
    flushInvalidations()
    expect(reads()).toEqual(['none', 'none', 'active'])
    await done()
    flushInvalidations(true)
    expect(reads().slice(3)).toEqual(['none', 'active'])
    await done()
    expect(reads().slice(5)).toEqual(['active'])
  })

  it('invalidates after a refusal too, because the record may be gone or changed [O2]', async () => {
    const { stale } = await sendWith(() => Promise.resolve(new Response('', { status: 409 })))
    expect(stale).toEqual([true, false])
  })

  it('asks for confirmation before an unconfirmed write is sent again, and sends nothing if refused [O1]', async () => {
    const confirm = vi.fn((_: Date) => Promise.resolve(false))
    setResendConfirmation(confirm)
    await sendWith(() => Promise.resolve(new Response('{"id": 1', { headers: { 'content-type': 'application/json' } })))
    const { outcome, fetched } = await sendWith(() => Promise.resolve(new Response('{}')))
    const message = 'Nada mais foi enviado: do envio anterior não se sabe se foi feito.'
    expect(outcome).toMatchObject({ error: { kind: 'not-sent', isUncertain: true, message } })
    expect([confirm.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 0])
    confirm.mockResolvedValue(true)
    expect((await sendWith(() => Promise.resolve(new Response('{}')))).fetched).toHaveBeenCalledTimes(1)
    // The write is confirmed now.
    await sendWith(() => Promise.resolve(new Response('{}')))
    expect(confirm).toHaveBeenCalledTimes(2)
  })

  it('recognises content that has lost its file, as a draft does after a reload [O1]', async () => {
    const confirm = vi.fn(() => Promise.resolve(false))
    setResendConfirmation(confirm)
    const upload: Endpoint<object, unknown> = { ...write, input: z.looseObject({}) }
    const image = new File(['x'], 'x.png')
    await sendWith(() => Promise.reject(new TypeError('reset')), {
      sendWrite: () => sendWrite(upload, { name: 'a', image }),
    })
    const resendDraft = { sendWrite: () => sendWrite(upload, { name: 'a' }) }
    expect((await sendWith(() => Promise.resolve(new Response('{}')), resendDraft)).fetched).not.toHaveBeenCalled()
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('sends the same write only once at the same time, also without locks [D1]', async () => {
    const confirm = vi.fn(() => Promise.resolve(true))
    setResendConfirmation(confirm)
    let answer = (_: Response) => {}
    const first = sendWith(() => new Promise<Response>((resolve) => (answer = resolve)))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    const { outcome, fetched } = await sendWith(() => Promise.resolve(new Response('{}')))
    expect(outcome).toMatchObject({
      error: { kind: 'not-sent', message: 'Nada mais foi enviado: o mesmo já está a caminho.' },
    })
    expect([confirm.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 0])
    answer(new Response('{}'))
    await first
  })

  it('asks no more after a check found that the write was not done, whichever try reports it [O1]', async () => {
    const confirm = vi.fn((_: Date) => Promise.resolve(false))
    setResendConfirmation(confirm)
    const lost = () => sendWith(() => Promise.reject(new TypeError('reset')))
    const resend = () => sendWith(() => Promise.resolve(new Response('{}')))
    const settle = ({ outcome }: Awaited<ReturnType<typeof lost>>) =>
      'error' in outcome && (outcome.error as ApiError).markNotDone?.()
    settle(await lost())
    expect((await resend()).fetched).toHaveBeenCalledTimes(1)
    await lost()
    settle(await resend())
    expect((await resend()).fetched).toHaveBeenCalledTimes(1)
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('asks with the finding of a check, until the write is settled [O1]', async () => {
    const confirm = vi.fn((_: Date, _found?: string) => Promise.resolve(true))
    setResendConfirmation(confirm)
    const lost = async () => {
      const { outcome } = await sendWith(() => Promise.reject(new TypeError('reset')))
      return 'error' in outcome ? (outcome.error as ApiError) : null
    }
    ;(await lost())?.addFinding?.('Tema #3 pode ser este.')
    await lost()
    await sendWith(() => Promise.resolve(new Response('{}')))
    await lost()
    await lost()
    expect(confirm.mock.calls.map(([, found]) => found)).toEqual([
      'Tema #3 pode ser este.',
      'Tema #3 pode ser este.',
      undefined,
    ])
  })

  it('names the record in the confirmation, and asks nothing about a record that a later check found unchanged [O1]', async () => {
    const confirm = vi.fn((_: Date, _found?: string, _record?: number) => Promise.resolve(true))
    setResendConfirmation(confirm)
    const input = z.object({ id: z.number() })
    const options = { input, output: z.unknown() }
    const remove = defineEndpoint({ ...options, id: 'itens.excluir', call: 'DELETE /itens/{id}' })
    const enlist = defineEndpoint({
      ...options,
      id: 'listas.juntar',
      call: 'PUT /listas/{id}/itens/{item}',
      input: z.object({ id: z.number(), item: z.number() }),
    })
    const lost = () =>
      sendWith(() => Promise.reject(new TypeError('reset')), { sendWrite: () => sendWrite(remove, { id: 53 }) })
    const enlisted = () =>
      sendWith(() => Promise.reject(new TypeError('reset')), {
        sendWrite: () => sendWrite(enlist, { id: 2, item: 12 }),
      })
    const before = Date.now() - 1
    for (let time = 0; time < 2; time++) await lost()
    for (let time = 0; time < 2; time++) await enlisted()
    expect(confirm.mock.calls.map(([, , record]) => record)).toEqual([53, 12])
    // The write was sent again after that check.
    await sendWithoutConfirmation({ recordId: 53, endpoint: remove, checkedAtMs: before }, lost)
    expect(confirm).toHaveBeenCalledTimes(3)
    await sendWithoutConfirmation({ recordId: 53, endpoint: remove, checkedAtMs: Date.now() + 1 }, lost)
    expect(confirm).toHaveBeenCalledTimes(3)
    // The check was about another section's record with this id.
    await sendWithoutConfirmation({ recordId: 53, endpoint: enlist, checkedAtMs: Date.now() + 1 }, lost)
    expect(confirm).toHaveBeenCalledTimes(4)
    await lost()
    expect(confirm).toHaveBeenCalledTimes(5)
  })

  it('asks also if the page was closed before the response, and the browser asks before the page is closed meanwhile [O1, D7]', async () => {
    const asked: string[] = []
    const page = new EventTarget()
    for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
    const asksBeforeLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    let answer = (_: Response) => {}
    const open = sendWith(() => new Promise<Response>((resolve) => (answer = resolve)))
    await vi.waitFor(() =>
      expect([...stored.keys()].filter((key) => key.startsWith('gestor.sem-resposta'))).toHaveLength(1),
    )
    expect(asksBeforeLeaving()).toBe(true)

    const next = openPage('7')
    next.setResendConfirmation(() => {
      asked.push('de novo')
      return Promise.resolve(false)
    })
    // Without locks the waiting page is asked as well.
    expect((await sendWith(() => Promise.resolve(new Response('{}')), next)).outcome).toMatchObject({
      error: { message: 'Nada mais foi enviado: o mesmo já está a caminho.' },
    })
    expect(asked).toHaveLength(0)
    // A page that is closed removes its locks.
    for (const key of [...stored.keys()].filter((each) => each.startsWith('gestor.trava'))) stored.delete(key)
    expect((await sendWith(() => Promise.resolve(new Response('{}')), next)).fetched).not.toHaveBeenCalled()
    expect(asked).toHaveLength(1)

    answer(new Response('{}'))
    await open
    expect(asksBeforeLeaving()).toBe(false)
    expect([...stored.keys()].filter((key) => key.startsWith('gestor.sem-resposta'))).toEqual([])
  })

  it('neither asks nor sends while another tab waits for the response to the same write [O1]', async () => {
    const confirm = vi.fn((_: Date) => Promise.resolve(false))
    setResendConfirmation(confirm)
    const heldLocks: { name: string }[] = []
    const request = async (name: string, work: () => Promise<unknown>) => {
      heldLocks.push({ name })
      await work().finally(() => heldLocks.pop())
    }
    vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({ held: heldLocks }), request } })
    let cut = (_: Error) => {}
    const first = sendWith(() => new Promise<Response>((_, reject) => (cut = reject)))
    await vi.waitFor(() => expect(heldLocks).toHaveLength(1))
    const { outcome, fetched } = await sendWith(() => Promise.resolve(new Response('{}')))
    const message = 'Nada mais foi enviado: o mesmo já está a caminho.'
    expect(outcome).toMatchObject({ error: { kind: 'not-sent', isUncertain: false, message } })
    expect([confirm.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 0])
    // The write has become unconfirmed, so the operator is asked.
    cut(new TypeError('reset'))
    await first
    await sendWith(() => Promise.resolve(new Response('{}')))
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('asks also after a reload, only its owner, until a sign-out, and stores nothing that was typed [O1, M1]', async () => {
    const asked: string[] = []
    const reloaded = (operatorId: string) => {
      const page = openPage(operatorId)
      page.setResendConfirmation(() => {
        asked.push(operatorId)
        return Promise.resolve(false)
      })
      return page
    }
    const sendFrom = (page: { sendWrite: typeof sendWrite }) =>
      sendWith(() => Promise.resolve(new Response('{}')), page)
    await sendWith(() => Promise.reject(new TypeError('reset')))
    expect([...stored].find(([key]) => key.startsWith('gestor.sem-resposta'))?.[1]).not.toContain('itens')
    await sendFrom(reloaded('8'))
    expect(asked).toEqual([])
    const mine = reloaded('7')
    expect((await sendFrom(mine)).fetched).not.toHaveBeenCalled()
    expect(asked).toEqual(['7'])
    mine.clearAtSignOut()
    await sendFrom(reloaded('7'))
    expect(asked).toEqual(['7'])
  })
})
