/** The refresher of this tab: refresh-protocol.ts with the browser's locks and the platform's call. */
import * as z from 'zod/mini'
import { getClaims } from '#lib/jwt.ts'
import { createStore } from '#lib/storage/store.ts'
import { authRefreshToken } from '#api/auth-contract.ts'
import type { CallOutcome } from '#api/call/call-log.ts'
import { parseResponse } from '#api/call/client-response.ts'
import { getApiBase } from '#api/config.ts'
import { ApiError } from '#api/errors.ts'
import { createRefresher, type RefreshResponse, createWithLock } from '#api/token/refresh-protocol.ts'
import { callLog } from './call-outcomes.ts'
import { ownerGate } from './session-owner.ts'
import { tokenStore } from '#api/token/token.ts'

/** setTimeout fires at once for longer delays (case A19), ms. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** Resolves after `ms` milliseconds. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(ms, 0), MAX_DELAY_MS)))

/**
 * Sends one refresh call and records how it ended; never rejects. Takes no signal of a query, because all waiting calls use
 * its result (case A20).
 */
export async function postRefresh(token: string): Promise<RefreshResponse> {
  const startedAt = performance.now()
  const record = (end: Pick<CallOutcome, 'outcome' | 'status'>) =>
    callLog.record({ call: authRefreshToken.id, ...end, ms: Math.round(performance.now() - startedAt) })
  try {
    const response = await fetch(getApiBase() + authRefreshToken.path, {
      method: authRefreshToken.method,
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(authRefreshToken.timeoutMs),
    })
    const { status } = response
    const result = parseRefreshResponse(await parseResponse(response, true))
    record(result.kind === 'token' ? { outcome: 'ok', status: null } : { outcome: 'unexpected', status })
    return result
  } catch (error) {
    record(describeRefreshFailure(error))
    return toRefreshFailure(error)
  }
}

/** Returns the token of a 2xx response if it is readable, otherwise a refusal (api/token/README §1, case A10). */
export function parseRefreshResponse(body: unknown): RefreshResponse {
  const parsed = z.safeParse(authRefreshToken.output, body)
  if (!parsed.success || getClaims(parsed.data.accessToken) === null) return { kind: 'refused' }
  return { kind: 'token', token: parsed.data.accessToken }
}

/** Classifies a failed refresh call: no response, server error, or refusal (api/token/README §1). */
export function toRefreshFailure(error: unknown): RefreshResponse {
  if (!(error instanceof ApiError) || error.status === 429 || error.status === 408) return { kind: 'silent' }
  return { kind: error.status >= 500 ? 'broken' : 'refused' }
}

/** Tells how a failed refresh call ended; fetch rejects with the signal's TimeoutError, or because nothing arrived. */
function describeRefreshFailure(error: unknown): Pick<CallOutcome, 'outcome' | 'status'> {
  if (error instanceof ApiError) return { outcome: error.kind, status: error.status }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { outcome: isTimeout ? 'timeout' : 'network', status: 0 }
}

/** When the running refresh started, in ms of performance.now(); null if none is running. */
export const refreshStartedAtStore = createStore<number | null>(null)

/** undefined on plain http that is not localhost (api/token/README §1), and outside a browser. */
const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks

export const refresher = createRefresher(
  {
    tokens: {
      ...tokenStore,
      receive(token) {
        // A token that renews another operator's token is another operator's too.
        if (ownerGate.isTrusted(tokenStore.get())) ownerGate.trust(token)
        tokenStore.receive(token)
      },
    },
    postRefresh,
    withLock: locks ? createWithLock(locks) : null,
    delay,
    random: Math.random,
  },
  (busy) => refreshStartedAtStore.set(busy ? performance.now() : null),
)
