/** Sends a request once, with a timeout and a size limit, and turns every failure into an ApiError (cases F2-F8). */
import { anySignal } from '#lib/any-signal.ts'
import { parseResponse } from './client-response.ts'
import type { WireRequest } from './client-request.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { ApiError, isNotPlatformStatus } from '#api/errors.ts'
import type { Reachability } from './reachability.ts'

/** What sending one request needs: base URL, headers, abort signal, `fetch`, and who hears the response's headers. */
export interface SendOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The prefix of the request's path. */
  base: string
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  onHeaders?: ((headers: Headers) => void) | undefined
  /** Learns from every response, and finds out why none arrived. */
  reachability: Pick<Reachability, 'persistForSignIn' | 'markReachable' | 'diagnoseUnreachable'>
}

/**
 * Sends the request and returns its body, null if it is empty. Rejects with an ApiError, or with the signal's reason.
 */
export async function sendOnce(endpoint: AnyEndpoint, request: WireRequest, options: SendOptions): Promise<unknown> {
  const { signal, reachability } = options
  const isWrite = endpoint.method !== 'GET'
  // The timeout covers the body too: headers may arrive and the body never (F4). The browser's AbortSignal.timeout
  // would keep running after the response.
  const timeoutController = new AbortController()
  const timer = setTimeout(() => timeoutController.abort(), endpoint.timeoutMs)
  try {
    const response = await options.fetch(options.base + request.path, {
      method: endpoint.method,
      headers: { ...request.headers, ...options.headers },
      body: request.createBody(),
      // Chromium runs identical cacheable GETs one after the other (api/call/README §1).
      cache: 'no-store',
      // The page may be closed before the response to a sign-out arrives.
      keepalive: endpoint.id === 'auth.logout',
      signal: signal ? anySignal([signal, timeoutController.signal]) : timeoutController.signal,
    })
    reachability.markReachable(endpoint.method)
    options.onHeaders?.(response.headers)
    return await parseResponse(response, isWrite)
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.kind === 'unexpected' && isNotPlatformStatus(error.status)) reachability.persistForSignIn(error.message)
      throw error
    }
    if (signal?.aborted) throw signal.reason
    void reachability.diagnoseUnreachable(options.base, endpoint.method)
    throw new ApiError({
      kind: timeoutController.signal.aborted ? 'timeout' : 'network',
      isUncertain: isWrite,
      isOffline: globalThis.navigator?.onLine === false,
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}
