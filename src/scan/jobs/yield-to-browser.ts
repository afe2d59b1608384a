/** Yields to keys and frames during long work on the page's own thread. */

/**
 * Creates a function that long work awaits often: it waits for a task of its own if the current task has already taken
 * as long as half a frame.
 */
export function createYieldToBrowser(): () => Promise<void> {
  let lastYieldMs = 0
  return async () => {
    const now = performance.now()
    if (now - lastYieldMs < 8) return
    await new Promise((resolve) => setTimeout(resolve))
    lastYieldMs = performance.now()
  }
}
