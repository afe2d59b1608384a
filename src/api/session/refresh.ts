/** The refresher of this tab: refresh-protocol.ts on the browser's locks and the platform's call. */
import * as z from 'zod/mini'
import { readClaims } from '#lib/jwt.ts'
import { createStore } from '#lib/kept/store.ts'
import { authRefreshToken } from '#api/auth-contract.ts'
import { readAnswer } from '#api/call/client-answer.ts'
import { apiBase } from '#api/config.ts'
import { ApiError } from '#api/errors.ts'
import { createRefresher, type RefreshAnswer, webLocks } from '#api/token/refresh-protocol.ts'
import { ownerGate } from './session-owner.ts'
import { tokens } from '#api/token/token.ts'

/** setTimeout fires at once above this (case A19), ms. */
const LONGEST_DELAY = 2 ** 31 - 1

/** Resolves after so many ms. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(ms, 0), LONGEST_DELAY)))

/** Not tied to any query's signal: its result serves all (case A20). */
async function post(token: string): Promise<RefreshAnswer> {
  try {
    const response = await fetch(apiBase() + authRefreshToken.path, {
      method: authRefreshToken.method,
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(authRefreshToken.timeout),
    })
    return readRefresh(await readAnswer(response, true))
  } catch (error) {
    return refreshFailure(error)
  }
}

/** A 2xx with a token that can be read, else a refusal (api/token/README §1, case A10). */
export function readRefresh(answer: unknown): RefreshAnswer {
  const read = z.safeParse(authRefreshToken.output, answer)
  if (!read.success || readClaims(read.data.accessToken) === null) return { kind: 'refused' }
  return { kind: 'token', token: read.data.accessToken }
}

/** What a failed call means: no answer, a failed platform, or a refusal (api/token/README §1). */
export function refreshFailure(error: unknown): RefreshAnswer {
  if (!(error instanceof ApiError) || error.status === 429 || error.status === 408) return { kind: 'silent' }
  return { kind: error.status >= 500 ? 'broken' : 'refused' }
}

/** Since when a refresh is under way (performance.now, ms); null where none is. */
export const refreshing = createStore<number | null>(null)

/** Missing on plain http that is not localhost (api/token/README §1), and outside of a browser. */
const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks

export const refresher = createRefresher(
  {
    tokens: {
      ...tokens,
      receive(token) {
        // What renews another's token is another's too.
        if (ownerGate.isTrusted(tokens.current())) ownerGate.trust(token)
        tokens.receive(token)
      },
    },
    post,
    withLock: locks ? webLocks(locks) : null,
    wait,
    random: Math.random,
  },
  (busy) => refreshing.set(busy ? performance.now() : null),
)
