/** Sending a request once: time-out, cap, and every failure as the one error (cases F2-F8). */
import { anySignal } from '#lib/any-signal.ts'
import { parseResponse } from './client-response.ts'
import type { WireRequest } from './client-request.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { ApiError, isNotPlatformStatus } from '#api/errors.ts'
import { persistForSignIn, diagnoseUnreachable, recordReachable } from './reachability.ts'

/** Where one request goes, with which headers, and what gives it up. */
export interface SendOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Put before the request's path. */
  base: string
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  onHeaders?: ((headers: Headers) => void) | undefined
}

/** The answer as it came, null for an empty one. Rejects with an ApiError, or with the signal's own reason. */
export async function sendOnce(endpoint: AnyEndpoint, request: WireRequest, options: SendOptions): Promise<unknown> {
  const { signal } = options
  const isWrite = endpoint.method !== 'GET'
  // It covers the body too: headers may come and the rest never (F4). The browser's own AbortSignal.timeout would run
  // on after the answer.
  const timeoutController = new AbortController()
  const timer = setTimeout(() => timeoutController.abort(), endpoint.timeoutMs)
  try {
    const response = await options.fetch(options.base + request.path, {
      method: endpoint.method,
      headers: { ...request.headers, ...options.headers },
      body: request.createBody(),
      // Chromium runs identical cacheable GETs one after the other (api/call/README §1).
      cache: 'no-store',
      // The page may be gone before a sign-out is answered.
      keepalive: endpoint.id === 'auth.logout',
      signal: signal ? anySignal([signal, timeoutController.signal]) : timeoutController.signal,
    })
    recordReachable(endpoint.method)
    options.onHeaders?.(response.headers)
    return await parseResponse(response, isWrite)
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.kind === 'unexpected' && isNotPlatformStatus(error.status)) persistForSignIn(error.message)
      throw error
    }
    if (signal?.aborted) throw signal.reason
    void diagnoseUnreachable(options.base, endpoint.method)
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
