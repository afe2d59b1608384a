/** The moment for what the first row does not need. */
import type { QueryClient } from '@tanstack/react-query'
import { hasEarlyKeys } from '#lib/start/early-keys.ts'
import { onIdle } from '#lib/start/on-idle.ts'

/** A page whose answer does not come waits no longer for it, ms. */
const PATIENCE = 1_500
/** How long the first rows stand alone, ms: what the page still has to do of its own (images, names) goes before. */
const LOOK = 400

/**
 * Resolves once the page is drawn, what it has asked for is answered and drawn, and the browser has nothing better to
 * do; at once at the first key or press, which want what is still to be fetched, were it before all of it.
 */
export function whenIdle(client: QueryClient, drawn: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let unsubscribe = () => {}
    let isOver = false
    const go = () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
      for (const event of ['keydown', 'pointerdown']) removeEventListener(event, go, true)
      resolve()
    }
    const look = () => {
      if (client.isFetching() > 0) return
      unsubscribe()
      // After the frame that shows the answer: it is drawn in the first, and stands on the screen by the second.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isOver) return
          clearTimeout(timer)
          timer = setTimeout(() => onIdle(go, PATIENCE), LOOK)
        }),
      )
    }
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, go, true)
    void drawn.then(() => {
      if (isOver) return
      if (hasEarlyKeys()) return go()
      timer = setTimeout(go, PATIENCE)
      unsubscribe = client.getQueryCache().subscribe(look)
      // The list may have been answered before it was drawn; what else the page asks for, it asks for in its first
      // effects.
      requestAnimationFrame(look)
    })
  })
}
