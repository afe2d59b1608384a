/** How long a browser that does not say when it is idle is given instead, ms. */
const FALLBACK_DELAY_MS = 200

/** Runs the work when the browser has nothing better to do, after `timeout` ms at the latest. */
export function runWhenIdle(work: () => void, timeoutMs?: number): void {
  // Safari has no requestIdleCallback.
  if (typeof globalThis.requestIdleCallback === 'function')
    requestIdleCallback(() => work(), timeoutMs === undefined ? {} : { timeout: timeoutMs })
  else setTimeout(work, FALLBACK_DELAY_MS)
}
