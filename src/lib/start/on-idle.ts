/** How long a browser that does not say when it is idle is given instead, ms. */
const MOMENT = 200

/** Runs the work when the browser has nothing better to do, after `timeout` ms at the latest. */
export function onIdle(work: () => void, timeout?: number): void {
  // Safari has no requestIdleCallback.
  if (typeof globalThis.requestIdleCallback === 'function')
    requestIdleCallback(() => work(), timeout === undefined ? {} : { timeout })
  else setTimeout(work, MOMENT)
}
