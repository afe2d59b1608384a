/** Yields to keys and frames during long work on the page's own thread. */

let lastYieldMs = 0

/** Waits for a task of its own if the current task has already taken as long as half a frame. */
export async function yieldToBrowser(): Promise<void> {
  const now = performance.now()
  if (now - lastYieldMs < 8) return
  await new Promise((resolve) => setTimeout(resolve))
  lastYieldMs = performance.now()
}
