/**
 * One call with all the patience that a reading has: what is waited for, and what is asked again
 * (scan/protocol/README §1).
 */
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import type { ScanEnvironment } from './scan-environment.ts'

/** Waits before a lost page is asked again, ms: three more tries. */
const RETRY_DELAYS_MS = [1_000, 3_000, 9_000]
/** Waits where 429 does not say how long, ms; the last one repeats. */
const RATE_LIMIT_DELAYS_MS = [1_000, 2_000, 5_000, 15_000, 30_000]
/** So many 429 for one call are a refusal. */
const MAX_RATE_LIMITS = 30
/** The longest that one Retry-After is obeyed, ms. */
const MAX_RETRY_AFTER_MS = 5 * 60_000

/** So many calls given up without an answer, one after the other, are a lost connection. */
const OFFLINE_AFTER_CALLS = 4

/** What holds or ends every call of the reading, not only the one that met it. */
export interface CallGate {
  /** Until when 429 asked to wait, ms since the epoch. */
  waitUntilMs: number
  /** Calls given up without an answer since the last that had one. */
  lostCalls: number
}

/**
 * Whether a call that failed so may be sent again: no answer, a broken one, or a platform that failed. An answer that
 * says that it failed under a status of success does not tell whose fault that was.
 */
const isRetryable = ({ kind, status }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'unexpected' ||
  (kind === 'status' && status < 400) ||
  status === 408 ||
  status >= 500

/** Whether the platform said that it does not answer such a call: trying again would change nothing. */
export const isRejectedByPlatform = ({ kind, status }: ApiError): boolean =>
  kind === 'status' && status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * Sends a call, and again where its answer was lost; waits where the platform asks for it. Rejects with the last
 * ApiError, or with Stopped: a lost connection ends the reading, whatever was asked for (scan/protocol/README §1, Walk,
 * Check). `onRepeat` hears the reason of each further try.
 */
export async function callWithRetry<Answer>(
  env: Pick<ScanEnvironment<never>, 'getNow' | 'wait'>,
  control: ScanControl,
  gate: CallGate,
  send: (signal: AbortSignal) => Promise<Answer>,
  onRepeat: (error: ApiError) => void = () => {},
): Promise<Answer> {
  let lost = 0
  let rateLimits = 0
  for (;;) {
    await whenGateOpen(env, control, gate)
    try {
      const response = await send(control.signal)
      gate.lostCalls = 0
      return response
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session') control.stop('session')
      control.signal.throwIfAborted()
      if (!(error instanceof ApiError)) throw error
      if (error.status === 429 && rateLimits < MAX_RATE_LIMITS) {
        const asked =
          error.retryAfterSeconds === null
            ? RATE_LIMIT_DELAYS_MS[Math.min(rateLimits, RATE_LIMIT_DELAYS_MS.length - 1)]
            : error.retryAfterSeconds * 1000
        gate.waitUntilMs = Math.max(gate.waitUntilMs, env.getNow() + Math.min(asked ?? 0, MAX_RETRY_AFTER_MS))
        rateLimits++
      } else {
        const pause = isRetryable(error) ? RETRY_DELAYS_MS[lost++] : undefined
        if (pause === undefined) {
          if ((error.kind === 'network' || error.kind === 'timeout') && ++gate.lostCalls === OFFLINE_AFTER_CALLS)
            control.stop('offline')
          control.signal.throwIfAborted()
          throw error
        }
        await env.wait(pause, control.signal)
      }
      onRepeat(error)
    }
  }
}

/** Settles when neither the operator nor the platform holds the reading. */
async function whenGateOpen(
  env: Pick<ScanEnvironment<never>, 'getNow' | 'wait'>,
  control: ScanControl,
  gate: CallGate,
): Promise<void> {
  await control.whenResumed()
  for (let left = gate.waitUntilMs - env.getNow(); left > 0; left = gate.waitUntilMs - env.getNow()) {
    await env.wait(left, control.signal)
    await control.whenResumed()
  }
}
