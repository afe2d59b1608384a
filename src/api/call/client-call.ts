/**
 * One call of the platform, from its input to its output, with everything the session asks of it (spec 2 §8,
 * api/token/README §1). The environment is given, so that tests can be the network and the clock.
 */
import { parseOutput } from './client-response.ts'
import { buildRequest, type WireRequest } from './client-request.ts'
import { sendOnce, type SendOptions } from './client-send.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import type { RefreshResult, Refresher } from '#api/token/refresh-protocol.ts'
import type { TokenStore } from '#api/token/token-store.ts'

/** Why the session ended: it could not be renewed, the platform forbade it, or it was ended elsewhere. */
export type SessionEndReason = 'expired' | 'forbidden' | 'elsewhere'

/** What a call needs of the page around it: given once, so that a test gives its own. */
export interface CallEnvironment {
  tokens: TokenStore
  refresher: Refresher
  fetch: SendOptions['fetch']
  /** Put before the path of every call. */
  getBase: () => string
  /**
   * Settles when something may be sent with this token: never where it is another operator's (case M4); undefined at
   * once.
   */
  authorize?: (token: string) => Promise<void> | undefined
  /** Told by each call that finds the session over; the token is cleared by then. */
  onSessionEnd: (reason: SessionEndReason) => void
}

/** What a caller may say besides the call's input. */
export interface CallOptions {
  /** Gives the call up; a refresh that it started goes on for the others (A20). */
  signal?: AbortSignal | undefined
  /** Told the headers of each answer: the platform's clock is among them. */
  onHeaders?: ((headers: Headers) => void) | undefined
}

/** What `call` does; see createCall. */
export type Call = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<Output>

/** Makes `call`: rejects with an ApiError, or with the signal's own reason where the caller gave up. */
export function createCall(env: CallEnvironment): Call {
  const { tokens, refresher } = env

  function endSession(reason: SessionEndReason): ApiError {
    env.onSessionEnd(reason)
    return new ApiError({ kind: 'session', status: reason === 'forbidden' ? 403 : 401 })
  }

  /** The token that a refresh left, or null where the old one has to do. */
  function getRefreshedToken(refreshed: RefreshResult): string | null {
    if (refreshed.kind === 'ended') throw endSession(refreshed.isEndedElsewhere ? 'elsewhere' : 'expired')
    return refreshed.kind === 'token' ? refreshed.token : null
  }

  /**
   * The renewal to wait for: the one under way, or its own where the token's end is near (api/token/README §1.2, §1.3).
   */
  function getPendingRefresh(): Promise<RefreshResult> | null {
    const token = tokens.get()
    return refresher.getPending() ?? (tokens.needsRefresh(token) ? refresher.refresh(token) : null)
  }

  /**
   * The token to go with: what the store holds once nothing is awaited any more. A sign-out or another operator's
   * sign-in while this call waited for a renewal, or for the word whose a token is, lets nothing out (cases M2, M4).
   */
  function getAuthorizedToken(token: string): string | Promise<string> {
    const recheck = () => {
      const stored = tokens.get()
      if (stored === '') throw endSession('elsewhere')
      return stored === token ? token : getAuthorizedToken(stored)
    }
    return env.authorize?.(token)?.then(recheck) ?? recheck()
  }

  /** A 403 ends the session that it was sent with, once, and no other one (api/token/README §1.9, §1.11). */
  function resolveForbidden(error: unknown, sentWith: string): unknown {
    if (tokens.clearIfCurrent(sentWith)) return endSession('forbidden')
    return tokens.get() === '' ? endSession('elsewhere') : error
  }

  async function send(
    endpoint: AnyEndpoint,
    request: WireRequest,
    token: string,
    options: CallOptions,
    extraHeaders: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    const headers = token === '' ? extraHeaders : { Authorization: `Bearer ${token}`, ...extraHeaders }
    try {
      return await sendOnce(endpoint, request, { ...options, fetch: env.fetch, base: env.getBase(), headers })
    } catch (error) {
      throw isSessionForbidden(error, endpoint) ? resolveForbidden(error, token) : error
    }
  }

  return async (endpoint, input, options = {}) => {
    const { signal } = options
    const request = buildRequest(endpoint, input)
    signal?.throwIfAborted()
    // Read before anything is awaited: a sign-out clears the token while its own call is on the way.
    if (endpoint.id === 'auth.logout') {
      const token = tokens.get()
      await env.authorize?.(token)
      return parseOutput(endpoint, await send(endpoint, request, token, options))
    }
    // Nothing is awaited in vain: the request leaves in the task of the key that asks, before anything is drawn.
    const pendingRefresh = getPendingRefresh()
    // Without a verdict the old token goes while it lives; another run at once would only hold the call up.
    if (pendingRefresh) getRefreshedToken(await abortable(pendingRefresh, signal))
    const authorized = getAuthorizedToken(tokens.get())
    const sentWith = typeof authorized === 'string' ? authorized : await authorized
    try {
      return parseOutput(endpoint, await send(endpoint, request, sentWith, options), input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'status' || error.status !== 401) throw error
      const token = getRefreshedToken(await abortable(refresher.refresh(sentWith), signal))
      if (token === null) throw error
      // The one retry; a second 401 is the call's own failure (api/token/README §1.8).
      return parseOutput(
        endpoint,
        await send(endpoint, request, await getAuthorizedToken(token), options, { 'X-Retry': 'true' }),
        input,
      )
    }
  }
}

/** A refused profile is the guard's own affair: it tries a logout first (spec 1 §2.2). A logout ends anyway. */
const isSessionForbidden = (error: unknown, { id }: AnyEndpoint): boolean =>
  error instanceof ApiError &&
  error.kind === 'status' &&
  error.status === 403 &&
  id !== 'auth.me' &&
  id !== 'auth.logout'

/** Waits for `work`, which goes on by itself when the caller gives up. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
