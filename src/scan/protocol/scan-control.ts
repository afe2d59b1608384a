/** The operator's hand on a reading under way: pause, go on, cancel. */

/** Why a reading ended before its last page. */
export type StopReason =
  /** By the operator. */
  | 'cancelled'
  /** The session is over; its owner may go on after signing in. */
  | 'session'
  /** Page after page without an answer. */
  | 'offline'
  /** The disk took no more pages. */
  | 'storage'

/** What a stopped reading rejects with, inside the walk; it never leaves it. */
export class ScanStopped extends Error {
  readonly reason: StopReason
  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** The operator's hand on a reading. */
export interface ScanControl {
  /** Aborted, with a Stopped as its reason, when the reading ends early. */
  readonly signal: AbortSignal
  readonly isPaused: boolean
  pause(): void
  resume(): void
  /** The first reason given stands. */
  stop(reason: StopReason): void
  /** Settles at once, or when the pause is over; rejects with Stopped once the reading has ended early. */
  whenResumed(): Promise<void>
}

/** Makes the hand of one reading; `onChange` hears of pause and resume. */
export function createScanControl(onChange: (paused: boolean) => void = () => {}): ScanControl {
  const abort = new AbortController()
  let pendingResume: { promise: Promise<void>; resumeWaiters: () => void } | null = null
  const go = () => {
    const release = pendingResume?.resumeWaiters
    pendingResume = null
    release?.()
  }
  return {
    signal: abort.signal,
    get isPaused() {
      return pendingResume !== null
    },
    pause() {
      if (pendingResume || abort.signal.aborted) return
      let release = () => {}
      const promise = new Promise<void>((resolve) => (release = resolve))
      pendingResume = { promise, resumeWaiters: release }
      onChange(true)
    },
    resume() {
      if (!pendingResume) return
      go()
      onChange(false)
    },
    stop(reason) {
      abort.abort(new ScanStopped(reason))
      go()
    },
    async whenResumed() {
      while (pendingResume) await pendingResume.promise
      abort.signal.throwIfAborted()
    },
  }
}
