/** Lets keys and frames go before long work on the page's own thread. */

let lastYieldMs = 0

/** A task of its own, where the one under way has already taken as long as half a frame. */
export async function yieldToBrowser(): Promise<void> {
  const now = performance.now()
  if (now - lastYieldMs < 8) return
  await new Promise((resolve) => setTimeout(resolve))
  lastYieldMs = performance.now()
}
