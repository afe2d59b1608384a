/** Sending a request once: time-out, cap, and every failure as the one error (cases F2-F8). */
import { anySignal } from '#lib/any-signal.ts'
import { readAnswer } from './client-answer.ts'
import type { WireRequest } from './client-request.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { ApiError, isNoPlatform } from '#api/errors.ts'
import { keepForSignIn, notReached, reached } from './reach.ts'

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
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), endpoint.timeout)
  try {
    const response = await options.fetch(options.base + request.path, {
      method: endpoint.method,
      headers: { ...request.headers, ...options.headers },
      body: request.body(),
      // Chromium runs identical cacheable GETs one after the other (api/call/README §1).
      cache: 'no-store',
      // The page may be gone before a sign-out is answered.
      keepalive: endpoint.id === 'auth.logout',
      signal: signal ? anySignal([signal, late.signal]) : late.signal,
    })
    reached(endpoint.method)
    options.onHeaders?.(response.headers)
    return await readAnswer(response, isWrite)
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.kind === 'unexpected' && isNoPlatform(error.status)) keepForSignIn(error.message)
      throw error
    }
    if (signal?.aborted) throw signal.reason
    void notReached(options.base, endpoint.method)
    throw new ApiError({
      kind: late.signal.aborted ? 'timeout' : 'network',
      uncertain: isWrite,
      isOffline: globalThis.navigator?.onLine === false,
      cause: error,
    })
  } finally {
    clearTimeout(timer)
  }
}
