/**
 * What is asked of the platform before the code that wants it is there: each answer, or failure, goes to the first who
 * reads the same, so that there is one request and not two.
 */
import { call } from '#api/session/client.ts'
import type { AnyEndpoint, Endpoint } from '#api/endpoint.ts'
import { onSessionLost } from '#api/session/session-leave.ts'

/** A read: the call and what it is made with. */
export interface ReadCall {
  endpoint: AnyEndpoint
  input: object
}

const asked = new Map<string, Promise<unknown>>()

const keyOf = ({ id }: AnyEndpoint, input: unknown) => JSON.stringify([id, input])

/** Makes the call now and keeps its answer for `takeAhead`. */
export function askAhead({ endpoint, input }: ReadCall): void {
  const answer: Promise<unknown> = call(endpoint, input)
  // Its reader hears of it; where there is none nobody needs to.
  answer.catch(() => undefined)
  asked.set(keyOf(endpoint, input), answer)
}

/** The answer on its way to this very question, once; undefined where nobody has asked it. */
export function takeAhead<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<Output> | undefined {
  const key = keyOf(endpoint, input)
  const answer = asked.get(key) as Promise<Output> | undefined
  asked.delete(key)
  return answer
}

/** What nobody took is not waited for any longer. */
export const forgetAhead = (): void => asked.clear()

onSessionLost(forgetAhead)
