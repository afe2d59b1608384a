/** Delay in browsers that do not report when they are idle, ms. */
const FALLBACK_DELAY_MS = 200

/** Runs `work` when the browser is idle, after `timeoutMs` ms at the latest. */
export function runWhenIdle(work: () => void, timeoutMs?: number): void {
  // Safari has no requestIdleCallback.
  if (typeof globalThis.requestIdleCallback === 'function')
    requestIdleCallback(() => work(), timeoutMs === undefined ? {} : { timeout: timeoutMs })
  else setTimeout(work, FALLBACK_DELAY_MS)
}
