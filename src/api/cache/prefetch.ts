/**
 * Sends reads before the code that needs their responses is loaded. The first reader of the same call gets the response
 * or the failure, so that one request is sent and not two.
 */
import { call } from '#api/session/client.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { onSessionLost } from '#api/session/session-exit.ts'

/** A read: the endpoint and its input. */
export interface PrefetchableCall {
  endpoint: AnyEndpoint
  input: object
}

const prefetchedCalls = new Map<string, Promise<unknown>>()

const getCallKey = ({ id }: AnyEndpoint, input: unknown) => JSON.stringify([id, input])

/** Sends the call now and stores its response for `consumePrefetched`. */
export function prefetchCall({ endpoint, input }: PrefetchableCall): void {
  const response: Promise<unknown> = call(endpoint, input)
  // The reader handles a failure. If there is no reader, nobody needs to.
  response.catch(() => undefined)
  prefetchedCalls.set(getCallKey(endpoint, input), response)
}

/** Returns the response of a prefetched call with this input, once; undefined if there is none. */
export function consumePrefetched<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
): Promise<Output> | undefined {
  const key = getCallKey(endpoint, input)
  const response = prefetchedCalls.get(key) as Promise<Output> | undefined
  prefetchedCalls.delete(key)
  return response
}

/** Drops the prefetched responses that nobody has read. */
export const clearPrefetched = (): void => prefetchedCalls.clear()

onSessionLost(clearPrefetched)
