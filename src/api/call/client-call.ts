/**
 * Runs one call of the platform, from its input to its output, with what the session requires (spec 2 §8,
 * api/token/README §1). The environment is given, so that tests can simulate network and clock.
 */
import type { CallOutcome } from './call-log.ts'
import { parseOutput } from './client-response.ts'
import { buildRequest, type WireRequest } from './client-request.ts'
import { sendOnce, type SendOptions } from './client-send.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import type { RefreshResult, Refresher } from '#api/token/refresh-protocol.ts'
import type { TokenStore } from '#api/token/token-store.ts'

/** Why the session ended: it could not be renewed, the platform forbade it, or another tab ended it. */
export type SessionEndReason = 'expired' | 'forbidden' | 'elsewhere'

/** What a call needs from the page; tests give their own. */
export interface CallEnvironment {
  tokens: TokenStore
  refresher: Refresher
  fetch: SendOptions['fetch']
  reachability: SendOptions['reachability']
  /** Returns the prefix of every path. */
  getBase: () => string
  /**
   * Resolves when a request may be sent with this token; never resolves if it is another operator's (case M4). Returns
   * undefined if it may be sent at once.
   */
  authorize?: (token: string) => Promise<void> | undefined
  /** Called by each call that finds the session ended; the token is cleared before. */
  onSessionEnd: (reason: SessionEndReason) => void
  /** Called when a call has ended, whatever its outcome. */
  onCallEnd?: (outcome: CallOutcome) => void
}

/** Optional settings of one call. */
export interface CallOptions {
  /** Aborts the call. A refresh that the call started continues for the others (A20). */
  signal?: AbortSignal | undefined
  /** Called with the headers of each response; they include the platform's clock. */
  onHeaders?: ((headers: Headers) => void) | undefined
  /**
   * The operator has not asked for this call: a count on the dashboard, a search while a line is typed. A 403 fails it
   * and ends no session, because the operator may be allowed everything that they do ask for.
   */
  isBackground?: boolean | undefined
}

/** Sends one call; see createCall. */
export type Call = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<Output>

/** Creates `call`. It rejects with an ApiError, or with the signal's reason if the caller aborts. */
export function createCall(env: CallEnvironment): Call {
  const { tokens, refresher } = env

  function endSession(reason: SessionEndReason): ApiError {
    env.onSessionEnd(reason)
    return new ApiError({ kind: 'session', status: reason === 'forbidden' ? 403 : 401 })
  }

  /** Returns the token of a refresh, or null if the call must continue with the old one. */
  function getRefreshedToken(result: RefreshResult): string | null {
    if (result.kind === 'ended') throw endSession(result.isEndedElsewhere ? 'elsewhere' : 'expired')
    return result.kind === 'token' ? result.token : null
  }

  /**
   * Returns the refresh to wait for: the one running, or a new one if the token ends soon (api/token/README §1.2,
   * §1.3).
   */
  function getPendingRefresh(): Promise<RefreshResult> | null {
    const token = tokens.get()
    return refresher.getPending() ?? (tokens.needsRefresh(token) ? refresher.refresh(token) : null)
  }

  /**
   * Returns the token to send: the one that the store holds when there is nothing left to wait for. After a sign-out or
   * another operator's sign-in during the wait nothing is sent (cases M2, M4).
   */
  function getAuthorizedToken(token: string): string | Promise<string> {
    const recheck = () => {
      const stored = tokens.get()
      if (stored === '') throw endSession('elsewhere')
      return stored === token ? token : getAuthorizedToken(stored)
    }
    return env.authorize?.(token)?.then(recheck) ?? recheck()
  }

  /** A 403 ends only the session that the call was sent with, and only once (api/token/README §1.9, §1.11). */
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
      return await sendOnce(endpoint, request, {
        ...options,
        fetch: env.fetch,
        base: env.getBase(),
        headers,
        reachability: env.reachability,
      })
    } catch (error) {
      throw isSessionForbidden(error, endpoint) && !options.isBackground ? resolveForbidden(error, token) : error
    }
  }

  const runCall: Call = async (endpoint, input, options = {}) => {
    const { signal } = options
    const request = buildRequest(endpoint, input)
    signal?.throwIfAborted()
    // Read before the first await: a sign-out clears the token while its own call is running.
    if (endpoint.id === 'auth.logout') {
      const token = tokens.get()
      await env.authorize?.(token)
      return parseOutput(endpoint, await send(endpoint, request, token, options))
    }
    // There is no unnecessary await: the request is sent in the task of the key press, before anything is rendered.
    const pendingRefresh = getPendingRefresh()
    // If the refresh is unavailable, the old token is sent while it is valid. Another refresh would only delay the
    // call.
    if (pendingRefresh) getRefreshedToken(await abortable(pendingRefresh, signal))
    const authorized = getAuthorizedToken(tokens.get())
    const sentWith = typeof authorized === 'string' ? authorized : await authorized
    try {
      return parseOutput(endpoint, await send(endpoint, request, sentWith, options), input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'status' || error.status !== 401) throw error
      const token = getRefreshedToken(await abortable(refresher.refresh(sentWith), signal))
      if (token === null) throw error
      // This is the only retry; a second 401 is the call's own failure (api/token/README §1.8).
      return parseOutput(
        endpoint,
        await send(endpoint, request, await getAuthorizedToken(token), options, { 'X-Retry': 'true' }),
        input,
      )
    }
  }
  if (!env.onCallEnd) return runCall
  const { onCallEnd } = env
  return (endpoint, input, options) => {
    const startedAt = performance.now()
    const end = (result: Pick<CallOutcome, 'outcome' | 'status'>) =>
      onCallEnd({ call: endpoint.id, ...result, ms: Math.round(performance.now() - startedAt) })
    const pending = runCall(endpoint, input, options)
    // Beside the call, so that its caller gets the result no later.
    pending.then(
      () => end({ outcome: 'ok', status: null }),
      (error: unknown) => end(describeFailure(error, options?.signal)),
    )
    return pending
  }
}

/** Tells how a failed call ended. */
function describeFailure(error: unknown, signal: AbortSignal | undefined): Pick<CallOutcome, 'outcome' | 'status'> {
  if (error instanceof ApiError) return { outcome: error.kind, status: error.status }
  return { outcome: signal?.aborted ? 'aborted' : 'fault', status: null }
}

/**
 * False for `auth.me` and `auth.logout`: the guard handles a refused profile, with a logout first (spec 1 §2.2), and a
 * logout ends the session anyway.
 */
const isSessionForbidden = (error: unknown, { id }: AnyEndpoint): boolean =>
  error instanceof ApiError &&
  error.kind === 'status' &&
  error.status === 403 &&
  id !== 'auth.me' &&
  id !== 'auth.logout'

/** Waits for `work`. If the caller aborts, only the waiting ends; `work` continues. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
