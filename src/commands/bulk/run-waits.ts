/** What a bulk run waits for between two records: the connection, the platform, a tab that may be closing. */
import { getRetryDelayMs } from '#api/cache/query.ts'
import type { ApiError } from '#api/errors.ts'
import { confirmBeforeUnload } from '#api/session/session-exit.ts'

/** In ms: how long a tab may take to close after the browser has asked. */
const UNLOAD_TIMEOUT_MS = 10_000

/** The waits of one run. */
export interface RunWaits {
  /** Resolves when the browser is online; at once if it is. */
  untilOnline(): Promise<void>
  /** Resolves when the next record may be sent after this failure (case F7). */
  afterFailure(error: ApiError): Promise<void>
  /** Ends the current wait, and those to come: a stopped run waits for nothing. */
  interrupt(): void
  /** Called at the end of the run: the browser no longer asks before the tab is closed. */
  close(): void
}

/** Begins to ask before the tab is closed. `showReason` shows why nothing is sent; '' for no reason. */
export function createRunWaits(showReason: (reason: string) => void): RunWaits {
  let isInterrupted = false
  let endWait = () => {}
  /** The browser has asked whether to leave the tab; the page does not learn the operator's decision. */
  let isUnloadPending = false
  const stopAsking = confirmBeforeUnload(() => (isUnloadPending = true))

  const wait = (start: (end: () => void) => void) =>
    new Promise<void>((resolve) => {
      endWait = resolve
      start(resolve)
    })
  const waitMs = (ms: number) => wait((end) => setTimeout(end, ms))
  async function waitBecause(reason: string, waiting: Promise<void>): Promise<void> {
    showReason(reason)
    await waiting
    showReason('')
  }

  return {
    async untilOnline() {
      if (navigator.onLine) return
      await waitBecause(
        'sem conexão',
        wait((end) => addEventListener('online', end, { once: true })),
      )
    },
    async afterFailure(error) {
      // The browser aborts requests before the tab is gone: it is not known whether the record was done, and nothing
      // more is to be sent. If the operator stays after all, the run continues a little later.
      if (isUnloadPending && error.kind === 'network') {
        await waitMs(UNLOAD_TIMEOUT_MS)
        isUnloadPending = false
      }
      if (!error.retryAfterSeconds || isInterrupted) return
      const ms = getRetryDelayMs(0, error)
      await waitBecause(`a plataforma pede ${Math.ceil(ms / 1000)} s de espera`, waitMs(ms))
    },
    interrupt() {
      isInterrupted = true
      endWait()
    },
    close: stopAsking,
  }
}
