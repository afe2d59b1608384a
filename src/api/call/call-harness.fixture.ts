/** A test harness for client-call.ts: calls of one tab over a fake network with a fake clock. */
import * as z from 'zod/mini'
import { expect, vi } from 'vitest'
import type { CallOutcome } from './call-log.ts'
import { createCall } from './client-call.ts'
import { createReachability } from './reachability.ts'
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

/** A read with an optional number. */
export const list = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object({ n: z.optional(z.number()) }),
  output: z.unknown(),
})
/** A write with a name. */
export const create = defineEndpoint({
  id: 'itens.criar',
  call: 'POST /itens',
  input: z.object({ nome: z.string() }),
  output: z.unknown(),
})

/** The content of a sent request. */
export interface SentRequest {
  /** null if the request has no token. */
  token: string | null
  isRetry: boolean
  body: unknown
}
/** Responds to a request with a status or a response, or throws like fetch. */
export type Responder = (sent: SentRequest) => number | Response | Promise<number | Response>

/** Options of the harness. */
interface CallHarnessOptions {
  /** Seconds until the token ends. */
  secondsLeft?: number
  respond?: Responder
  authorize?: (token: string) => Promise<void>
}

/**
 * Creates a tab with a token that is valid for `secondsLeft` and a platform that responds with `respond`; records
 * requests and session ends.
 */
export function createCallHarness({ secondsLeft = 3600, respond = () => 200, authorize }: CallHarnessOptions = {}) {
  const token = makeToken({ exp: nowSeconds() + secondsLeft })
  const storage = new SharedStorage(token)
  const platform = new FakePlatform(token)
  const tokens = openFakeTab(storage, 1)
  const refresher = createRefresher(createRefreshEnvironment(tokens, platform, new FakeLocks()))
  const sent: SentRequest[] = []
  const ends: string[] = []
  const outcomes: CallOutcome[] = []
  const call = createCall({
    tokens,
    refresher,
    getBase: () => '/api',
    reachability: createReachability(() => Promise.resolve(null)),
    onSessionEnd: (reason) => ends.push(reason),
    onCallEnd: (outcome) => outcomes.push(outcome),
    ...(authorize && { authorize }),
    fetch: async (_url, init) => {
      const headers = new Headers(init.headers)
      const request = {
        token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
        isRetry: headers.get('x-retry') === 'true',
        body: init.body,
      }
      sent.push(request)
      expect(init.cache).toBe('no-store')
      const status = await respond(request)
      if (status instanceof Response) return status
      return new Response(status === 204 ? null : '{"ok":true}', {
        status,
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { token, storage, platform, tokens, call, sent, ends, outcomes }
}

/** Runs the clock until all promises have settled. */
export async function runUntilSettled<Result>(...work: Promise<Result>[]): Promise<PromiseSettledResult<Result>[]> {
  let result: PromiseSettledResult<Result>[] | null = null
  void Promise.allSettled(work).then((settled) => (result = settled))
  for (let i = 0; i < 6000 && result === null; i++) await vi.advanceTimersByTimeAsync(10)
  return result!
}
/** Returns the error of a rejected call; null if it was not rejected. */
export const getRejection = (settled: PromiseSettledResult<unknown> | undefined) =>
  settled?.status === 'rejected' ? (settled.reason as ApiError) : null
