/** The refresher of this tab: refresh-protocol.ts on the browser's locks and the platform's call. */
import * as z from 'zod/mini'
import { getClaims } from '#lib/jwt.ts'
import { createStore } from '#lib/storage/store.ts'
import { authRefreshToken } from '#api/auth-contract.ts'
import { parseResponse } from '#api/call/client-response.ts'
import { getApiBase } from '#api/config.ts'
import { ApiError } from '#api/errors.ts'
import { createRefresher, type RefreshResponse, createWebLocks } from '#api/token/refresh-protocol.ts'
import { ownerGate } from './session-owner.ts'
import { tokenStore } from '#api/token/token.ts'

/** setTimeout fires at once above this (case A19), ms. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Resolves after so many ms. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(ms, 0), MAX_DELAY_MS)))

/** Not tied to any query's signal: its result serves all (case A20). */
async function postRefresh(token: string): Promise<RefreshResponse> {
  try {
    const response = await fetch(getApiBase() + authRefreshToken.path, {
      method: authRefreshToken.method,
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(authRefreshToken.timeoutMs),
    })
    return parseRefreshResponse(await parseResponse(response, true))
  } catch (error) {
    return toRefreshFailure(error)
  }
}

/** A 2xx with a token that can be read, else a refusal (api/token/README §1, case A10). */
export function parseRefreshResponse(body: unknown): RefreshResponse {
  const read = z.safeParse(authRefreshToken.output, body)
  if (!read.success || getClaims(read.data.accessToken) === null) return { kind: 'refused' }
  return { kind: 'token', token: read.data.accessToken }
}

/** What a failed call means: no answer, a failed platform, or a refusal (api/token/README §1). */
export function toRefreshFailure(error: unknown): RefreshResponse {
  if (!(error instanceof ApiError) || error.status === 429 || error.status === 408) return { kind: 'silent' }
  return { kind: error.status >= 500 ? 'broken' : 'refused' }
}

/** Since when a refresh is under way (performance.now, ms); null where none is. */
export const refreshStartedAtStore = createStore<number | null>(null)

/** Missing on plain http that is not localhost (api/token/README §1), and outside of a browser. */
const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks

export const refresher = createRefresher(
  {
    tokens: {
      ...tokenStore,
      receive(token) {
        // What renews another's token is another's too.
        if (ownerGate.isTrusted(tokenStore.get())) ownerGate.trust(token)
        tokenStore.receive(token)
      },
    },
    postRefresh,
    withLock: locks ? createWebLocks(locks) : null,
    delay,
    random: Math.random,
  },
  (busy) => refreshStartedAtStore.set(busy ? performance.now() : null),
)
