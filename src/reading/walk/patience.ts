/**
 * One call with all the patience that a reading has: what is waited for, and what is asked again
 * (reading/walk/README §1).
 */
import { ApiError } from '#api/errors.ts'
import type { ReadingControl } from './control.ts'
import type { ReadingEnvironment } from './environment.ts'

/** Waits before a lost page is asked again, ms: three more tries. */
const PAUSES = [1_000, 3_000, 9_000]
/** Waits where 429 does not say how long, ms; the last one repeats. */
const HOLDS = [1_000, 2_000, 5_000, 15_000, 30_000]
/** So many 429 for one call are a refusal. */
const MOST_HOLDS = 30
/** The longest that one Retry-After is obeyed, ms. */
const LONGEST_HOLD = 5 * 60_000

/** So many calls given up without an answer, one after the other, are a lost connection. */
const OFFLINE_AFTER = 4

/** What holds or ends every call of the reading, not only the one that met it. */
export interface Gate {
  /** Until when 429 asked to wait, ms since the epoch. */
  heldUntil: number
  /** Calls given up without an answer since the last that had one. */
  lost: number
}

/**
 * Whether a call that failed so may be sent again: no answer, a broken one, or a platform that failed. An answer that
 * says that it failed under a status of success does not tell whose fault that was.
 */
const isLost = ({ kind, status }: ApiError): boolean =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'unexpected' ||
  (kind === 'status' && status < 400) ||
  status === 408 ||
  status >= 500

/** Whether the platform said that it does not answer such a call: trying again would change nothing. */
export const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'status' && status >= 400 && status < 500 && status !== 408 && status !== 429

/**
 * Sends a call, and again where its answer was lost; waits where the platform asks for it. Rejects with the last
 * ApiError, or with Stopped: a lost connection ends the reading, whatever was asked for (reading/walk/README §1, Walk,
 * Check). `onRepeat` hears the reason of each further try.
 */
export async function patiently<Answer>(
  env: Pick<ReadingEnvironment<never>, 'now' | 'wait'>,
  control: ReadingControl,
  gate: Gate,
  send: (signal: AbortSignal) => Promise<Answer>,
  onRepeat: (error: ApiError) => void = () => {},
): Promise<Answer> {
  let lost = 0
  let held = 0
  for (;;) {
    await opened(env, control, gate)
    try {
      const answer = await send(control.signal)
      gate.lost = 0
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session') control.stop('session')
      control.signal.throwIfAborted()
      if (!(error instanceof ApiError)) throw error
      if (error.status === 429 && held < MOST_HOLDS) {
        const asked = error.retryAfter === null ? HOLDS[Math.min(held, HOLDS.length - 1)] : error.retryAfter * 1000
        gate.heldUntil = Math.max(gate.heldUntil, env.now() + Math.min(asked ?? 0, LONGEST_HOLD))
        held++
      } else {
        const pause = isLost(error) ? PAUSES[lost++] : undefined
        if (pause === undefined) {
          if ((error.kind === 'network' || error.kind === 'timeout') && ++gate.lost === OFFLINE_AFTER)
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
async function opened(
  env: Pick<ReadingEnvironment<never>, 'now' | 'wait'>,
  control: ReadingControl,
  gate: Gate,
): Promise<void> {
  await control.ready()
  for (let left = gate.heldUntil - env.now(); left > 0; left = gate.heldUntil - env.now()) {
    await env.wait(left, control.signal)
    await control.ready()
  }
}
