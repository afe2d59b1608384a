/** The moment for what the first row does not need. */
import type { QueryClient } from '@tanstack/react-query'

/** A page whose answer does not come waits no longer for it, ms. */
const PATIENCE = 1_500

/**
 * Resolves once what the page has asked for is answered and drawn and the browser has nothing better to do; at once at
 * the first key or press, which want what is still to be fetched.
 */
export function whenIdle(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = client.getQueryCache()
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
      for (const event of ['keydown', 'pointerdown']) removeEventListener(event, go, true)
    }
    const go = () => {
      stop()
      resolve()
    }
    const look = () => {
      if (client.isFetching() > 0) return
      unsubscribe()
      // After the frame that shows the answer.
      requestAnimationFrame(() => requestIdleCallback(go, { timeout: PATIENCE }))
    }
    const timer = setTimeout(go, PATIENCE)
    const unsubscribe = cache.subscribe(look)
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, go, true)
    // What the page asks for, it asks for in its first effects.
    requestAnimationFrame(look)
  })
}
