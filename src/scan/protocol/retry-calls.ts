/**
 * Sends one call of a scan with retries, and decides what the scan waits for and what it requests again
 * (scan/protocol/README §1).
 */
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import type { ScanEnvironment } from './scan-environment.ts'

/** Delays before a lost page is requested again, ms: three more attempts. */
const RETRY_DELAYS_MS = [1_000, 3_000, 9_000]
/** Delays after a 429 without Retry-After, ms; the last delay repeats. */
const RATE_LIMIT_DELAYS_MS = [1_000, 2_000, 5_000, 15_000, 30_000]
/** This many 429 responses to one call count as a rejection. */
const MAX_RATE_LIMITS = 30
/** The longest Retry-After that is obeyed, ms. */
const MAX_RETRY_AFTER_MS = 5 * 60_000

/** This many calls in a row without a response count as a lost connection. */
const OFFLINE_AFTER_CALLS = 4

/** State that delays or ends every call of the scan, not only the call that caused it. */
export interface CallGate {
  /** End of the wait that a 429 requires, ms since the epoch. */
  waitUntilMs: number
  /** Calls given up without a response since the last response. */
  lostCalls: number
}

/**
 * Whether a failed call may be sent again: there was no response, the response was broken, or the platform failed. A
 * response that reports a failure under a status of success does not tell whose fault it was.
 */
const isRetryable = ({ kind, status }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'unexpected' ||
  (kind === 'status' && status < 400) ||
  status === 408 ||
  status >= 500

/** Whether the platform rejected the call itself, so that a retry would change nothing. */
export const isRejectedByPlatform = ({ kind, status }: ApiError): boolean =>
  kind === 'status' && status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * Sends a call, sends it again if its response is lost, and waits as long as the platform demands. Rejects with the
 * last ApiError, or with ScanStopped: a lost connection ends the scan whatever was requested (scan/protocol/README §1,
 * Pass, Check). `onRepeat` receives the reason of each retry.
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
        const delay =
          error.retryAfterSeconds === null
            ? RATE_LIMIT_DELAYS_MS[Math.min(rateLimits, RATE_LIMIT_DELAYS_MS.length - 1)]
            : error.retryAfterSeconds * 1000
        gate.waitUntilMs = Math.max(gate.waitUntilMs, env.getNow() + Math.min(delay ?? 0, MAX_RETRY_AFTER_MS))
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

/** Settles when neither the operator nor the platform delays the scan. */
async function whenGateOpen(
  env: Pick<ScanEnvironment<never>, 'getNow' | 'wait'>,
  control: ScanControl,
  gate: CallGate,
): Promise<void> {
  await control.whenResumed()
  for (let remaining = gate.waitUntilMs - env.getNow(); remaining > 0; remaining = gate.waitUntilMs - env.getNow()) {
    await env.wait(remaining, control.signal)
    await control.whenResumed()
  }
}
