/**
 * What is asked of the platform before the code that wants it is there: each answer, or failure, goes to the first who
 * reads the same, so that there is one request and not two.
 */
import { call } from '#api/session/client.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { onSessionLost } from '#api/session/session-exit.ts'

/** A read: the call and what it is made with. */
export interface ReadCall {
  endpoint: AnyEndpoint
  input: object
}

const prefetchedCalls = new Map<string, Promise<unknown>>()

const getCallKey = ({ id }: AnyEndpoint, input: unknown) => JSON.stringify([id, input])

/** Makes the call now and keeps its answer for `takeAhead`. */
export function prefetchCall({ endpoint, input }: ReadCall): void {
  const response: Promise<unknown> = call(endpoint, input)
  // Its reader hears of it; where there is none nobody needs to.
  response.catch(() => undefined)
  prefetchedCalls.set(getCallKey(endpoint, input), response)
}

/** The answer on its way to this very question, once; undefined where nobody has asked it. */
export function consumePrefetched<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
): Promise<Output> | undefined {
  const key = getCallKey(endpoint, input)
  const response = prefetchedCalls.get(key) as Promise<Output> | undefined
  prefetchedCalls.delete(key)
  return response
}

/** What nobody took is not waited for any longer. */
export const clearPrefetched = (): void => prefetchedCalls.clear()

onSessionLost(clearPrefetched)
