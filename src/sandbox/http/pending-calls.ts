/** Which calls are under way, so that a platform that closes lets go of its database after the last of them. */
import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from './api.ts'

/** The calls under way, so that the database is not closed under them. */
export interface PendingCalls {
  /** Goes around what touches the database; a call that comes after `end` is answered 503. */
  readonly middleware: MiddlewareHandler<ApiEnv>
  /** Lets no further call in and resolves when the last one has ended, however it ended. */
  drain(): Promise<void>
}

/** Begins with none. */
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
