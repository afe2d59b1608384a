/** Tracks the calls in progress, so that a closing platform closes its database after the last of them. */
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api.ts'

/** The calls in progress. */
export interface PendingCalls {
  /** Wraps the routes that use the database. A call after `drain` gets a 503. */
  readonly middleware: MiddlewareHandler<ApiEnv>
  /** Refuses further calls, and resolves when the last one has ended, with or without an error. */
  drain(): Promise<void>
}

/** Creates a tracker without calls. */
export function trackPendingCalls(): PendingCalls {
  const calls = new Set<Promise<void>>()
  let isDraining = false
  return {
    async middleware(c, next) {
      if (isDraining) return c.json({ message: 'A plataforma está encerrando.' }, 503)
      const call = next()
      calls.add(call)
      try {
        await call
      } finally {
        calls.delete(call)
      }
      return undefined
    },
    async drain() {
      isDraining = true
      await Promise.allSettled(calls)
    },
  }
}
