/** Calls of one tab over a made-up network, by a made-up clock: the world of the tests of client-call.ts. */
import * as z from 'zod/mini'
import { expect, vi } from 'vitest'
import { createCall } from './client-call.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'
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

/** A read with a number that may be left out. */
export const list = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object({ n: z.optional(z.number()) }),
  output: z.unknown(),
})
/** A write. */
export const create = defineEndpoint({
  id: 'itens.criar',
  call: 'POST /itens',
  input: z.object({ nome: z.string() }),
  output: z.unknown(),
})

/** What stood in a request. */
export interface SentRequest {
  /** null where the call says nothing of a session. */
  token: string | null
  isRetry: boolean
  body: unknown
}
/** Answers a request: a status, a whole answer, or what fetch itself does. */
export type Responder = (sent: SentRequest) => number | Response | Promise<number | Response>

/** What a test may say of its world. */
interface CallHarnessOptions {
  /** Seconds that the token has left. */
  secondsLeft?: number
  respond?: Responder
  authorize?: (token: string) => Promise<void>
}

/** A tab with a token that lives `left` seconds more, a platform that answers so, and what was sent and ended. */
export function createCallHarness({ secondsLeft = 3600, respond = () => 200, authorize }: CallHarnessOptions = {}) {
  const token = makeToken({ exp: nowSeconds() + secondsLeft })
  const storage = new SharedStorage(token)
  const platform = new FakePlatform(token)
  const tokens = openFakeTab(storage, 1)
  const refresher = createRefresher(createRefreshEnvironment(tokens, platform, new FakeLocks()))
  const sent: SentRequest[] = []
  const ends: string[] = []
  const call = createCall({
    tokens,
    refresher,
    getBase: () => '/api',
    onSessionEnd: (reason) => ends.push(reason),
    ...(authorize && { authorize }),
    fetch: async (_url, init) => {
      const headers = new Headers(init.headers)
      const one = {
        token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
        isRetry: headers.get('x-retry') === 'true',
        body: init.body,
      }
      sent.push(one)
      expect(init.cache).toBe('no-store')
      const status = await respond(one)
      if (status instanceof Response) return status
      return new Response(status === 204 ? null : '{"ok":true}', {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { token, storage, platform, tokens, call, sent, ends }
}

/** Runs the clock until all have settled. */
export async function runUntilSettled<Result>(...work: Promise<Result>[]): Promise<PromiseSettledResult<Result>[]> {
  let result: PromiseSettledResult<Result>[] | null = null
  void Promise.allSettled(work).then((settled) => (result = settled))
  for (let i = 0; i < 6000 && result === null; i++) await vi.advanceTimersByTimeAsync(10)
  return result!
}
/** What a settled call was refused with; null where it was not. */
export const getRejection = (settled: PromiseSettledResult<unknown> | undefined) =>
  settled?.status === 'rejected' ? (settled.reason as ApiError) : null
