/** Calls of one tab over a made-up network, by a made-up clock: the world of the tests of client-call.ts. */
import * as z from 'zod/mini'
import { expect, vi } from 'vitest'
import { createCall } from './client-call.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'
import { createRefresher } from '#api/token/refresh-protocol.ts'
import {
  Locks,
  makeToken,
  openTab,
  Platform,
  refreshEnvironment,
  seconds,
  SharedStorage,
} from '#api/token/token-world.fixture.ts'

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
export interface Sent {
  /** null where the call says nothing of a session. */
  token: string | null
  retry: boolean
  body: unknown
}
/** Answers a request: a status, a whole answer, or what fetch itself does. */
export type Answer = (sent: Sent) => number | Response | Promise<number | Response>

/** What a test may say of its world. */
interface World {
  /** Seconds that the token has left. */
  left?: number
  answer?: Answer
  admit?: (token: string) => Promise<void>
}

/** A tab with a token that lives `left` seconds more, a platform that answers so, and what was sent and ended. */
export function world({ left = 3600, answer = () => 200, admit }: World = {}) {
  const token = makeToken({ exp: seconds() + left })
  const storage = new SharedStorage(token)
  const platform = new Platform(token)
  const tokens = openTab(storage, 1)
  const refresher = createRefresher(refreshEnvironment(tokens, platform, new Locks()))
  const sent: Sent[] = []
  const ends: string[] = []
  const call = createCall({
    tokens,
    refresher,
    base: () => '/api',
    onEnd: (reason) => ends.push(reason),
    ...(admit && { admit }),
    fetch: async (_url, init) => {
      const headers = new Headers(init.headers)
      const one = {
        token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
        retry: headers.get('x-retry') === 'true',
        body: init.body,
      }
      sent.push(one)
      expect(init.cache).toBe('no-store')
      const status = await answer(one)
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
export async function run<Result>(...work: Promise<Result>[]): Promise<PromiseSettledResult<Result>[]> {
  let result: PromiseSettledResult<Result>[] | null = null
  void Promise.allSettled(work).then((settled) => (result = settled))
  for (let i = 0; i < 6000 && result === null; i++) await vi.advanceTimersByTimeAsync(10)
  return result!
}
/** What a settled call was refused with; null where it was not. */
export const errorOf = (settled: PromiseSettledResult<unknown> | undefined) =>
  settled?.status === 'rejected' ? (settled.reason as ApiError) : null
