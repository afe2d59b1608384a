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
export class Stopped extends Error {
  readonly reason: StopReason
  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** The operator's hand on a reading. */
export interface ReadingControl {
  /** Aborted, with a Stopped as its reason, when the reading ends early. */
  readonly signal: AbortSignal
  readonly paused: boolean
  pause(): void
  resume(): void
  /** The first reason given stands. */
  stop(reason: StopReason): void
  /** Settles at once, or when the pause is over; rejects with Stopped once the reading has ended early. */
  ready(): Promise<void>
}

/** Makes the hand of one reading; `onChange` hears of pause and resume. */
export function createControl(onChange: (paused: boolean) => void = () => {}): ReadingControl {
  const abort = new AbortController()
  let waiting: { promise: Promise<void>; go: () => void } | null = null
  const go = () => {
    const release = waiting?.go
    waiting = null
    release?.()
  }
  return {
    signal: abort.signal,
    get paused() {
      return waiting !== null
    },
    pause() {
      if (waiting || abort.signal.aborted) return
      let release = () => {}
      const promise = new Promise<void>((resolve) => (release = resolve))
      waiting = { promise, go: release }
      onChange(true)
    },
    resume() {
      if (!waiting) return
      go()
      onChange(false)
    },
    stop(reason) {
      abort.abort(new Stopped(reason))
      go()
    },
    async ready() {
      while (waiting) await waiting.promise
      abort.signal.throwIfAborted()
    },
  }
}
