/** Lets keys and frames go before long work on the page's own thread. */

let last = 0

/** A task of its own, where the one under way has already taken as long as half a frame. */
export async function breath(): Promise<void> {
  const now = performance.now()
  if (now - last < 8) return
  await new Promise((resolve) => setTimeout(resolve))
  last = performance.now()
}
