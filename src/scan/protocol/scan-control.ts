/** Lets the operator pause, resume and cancel a running scan. */

/** Why a scan ended before its last page. */
export type StopReason =
  /** By the operator. */
  | 'cancelled'
  /** The session ended. The owner of the scan may resume it after signing in. */
  | 'session'
  /** Several pages in a row got no response. */
  | 'offline'
  /** The disk did not accept more pages. */
  | 'storage'

/** The error that a stopped scan rejects with internally; the protocol turns it into a verdict. */
export class ScanStopped extends Error {
  readonly reason: StopReason
  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}

/** Controls one scan. */
export interface ScanControl {
  /** Aborted with a ScanStopped as its reason when the scan ends early. */
  readonly signal: AbortSignal
  readonly isPaused: boolean
  pause(): void
  resume(): void
  /** Ends the scan early; only the first reason counts. */
  stop(reason: StopReason): void
  /** Settles at once, or when the pause is over. Rejects with ScanStopped once the scan has ended early. */
  whenResumed(): Promise<void>
}

/** Creates the control of one scan; `onChange` is called on pause and resume. */
export function createScanControl(onChange: (paused: boolean) => void = () => {}): ScanControl {
  const abort = new AbortController()
  let pendingResume: { promise: Promise<void>; resumeWaiters: () => void } | null = null
  const finishPause = () => {
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
      finishPause()
      onChange(false)
    },
    stop(reason) {
      abort.abort(new ScanStopped(reason))
      finishPause()
    },
    async whenResumed() {
      while (pendingResume) await pendingResume.promise
      abort.signal.throwIfAborted()
    },
  }
}
