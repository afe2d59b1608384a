/**
 * Sends calls like the console does: the same request, the same reading of the response, the same schema. Keeps what
 * the platform sent, and how long it took.
 */
import { parseOutput, parseResponse } from '#api/call/client-response.ts'
import { buildRequest } from '#api/call/client-request.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'

/** The result of one call. `raw` is the body before the console's schema reads it. */
export type CallResult<Output = unknown> =
  | { ok: true; raw: unknown; output: Output; status: number; ms: number }
  | { ok: false; raw: unknown; error: ApiError; status: number; ms: number }

/** A client of one platform. */
export interface Client {
  /** Sends a call with the token; never rejects. */
  call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<CallResult<Output>>
  setToken(token: string): void
  /** Response times of all calls so far, by the id of the endpoint, ms. */
  readonly times: ReadonlyMap<string, readonly number[]>
  /** The prefix of every path, without a slash at its end. */
  readonly base: string
}

/** Creates a client for the platform at `base`, an http(s) address. */
export function createClient(base: string): Client {
  let token = ''
  const times = new Map<string, number[]>()
  const prefix = base.replace(/\/+$/, '')

  async function send(endpoint: AnyEndpoint, input: unknown) {
    const request = buildRequest(endpoint, input)
    const response = await fetch(prefix + request.path, {
      method: endpoint.method,
      headers: { ...request.headers, ...(token === '' ? {} : { Authorization: `Bearer ${token}` }) },
      body: request.createBody(),
      signal: AbortSignal.timeout(endpoint.timeoutMs),
    })
    return { status: response.status, raw: await parseResponse(response, endpoint.method !== 'GET') }
  }

  return {
    base: prefix,
    times,
    setToken: (next) => void (token = next),
    async call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<CallResult<Output>> {
      const startMs = performance.now()
      const getMs = () => performance.now() - startMs
      const response = await send(endpoint, input).catch((cause: unknown) => ({ cause }))
      const ms = getMs()
      times.set(endpoint.id, [...(times.get(endpoint.id) ?? []), ms])
      if ('cause' in response) {
        const { cause } = response
        const error = cause instanceof ApiError ? cause : new ApiError({ kind: 'network', cause })
        return { ok: false, raw: null, error, status: error.status, ms }
      }
      const { raw, status } = response
      try {
        // Some schemas write into what they read.
        return { ok: true, raw, output: parseOutput(endpoint, structuredClone(raw), input), status, ms }
      } catch (error) {
        return { ok: false, raw, error: error as ApiError, status, ms }
      }
    },
  }
}
