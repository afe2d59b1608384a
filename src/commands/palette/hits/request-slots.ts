/** Limits how many requests the search for records sends at once. */

/** In ms: a pause of this length after a key, and the time between two groups of requests. */
export const PAUSE_MS = 150
const REQUESTS_PER_PAUSE = 6

/** Creates a function that lets six requests pass at once; the next ones wait for another pause of 150 ms. */
export function createRequestSlots(): () => Promise<void> {
  let startedAt = -Infinity
  let taken = 0
  return async function waitForSlot(): Promise<void> {
    const now = Date.now()
    if (now >= startedAt + PAUSE_MS) {
      startedAt = now
      taken = 0
    }
    if (taken < REQUESTS_PER_PAUSE) {
      taken++
      return
    }
    await new Promise((resolve) => setTimeout(resolve, startedAt + PAUSE_MS - now))
    return waitForSlot()
  }
}
