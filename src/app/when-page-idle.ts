/** The moment for what the first row does not need. */
import type { QueryClient } from '@tanstack/react-query'
import { hasStartupKeys } from '#lib/startup/startup-keys.ts'
import { runWhenIdle } from '#lib/startup/run-when-idle.ts'

/** A page whose answer does not come waits no longer for it, ms. */
const RESPONSE_TIMEOUT_MS = 1_500
/** How long the first rows stand alone, ms: what the page still has to do of its own (images, names) goes before. */
const SETTLE_DELAY_MS = 400

/**
 * Resolves once the page is drawn, what it has asked for is answered and drawn, and the browser has nothing better to
 * do; at once at the first key or press, which want what is still to be fetched, were it before all of it.
 */
export function whenPageIdle(client: QueryClient, firstRender: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let unsubscribe = () => {}
    let isFinished = false
    const finish = () => {
      isFinished = true
      clearTimeout(timer)
      unsubscribe()
      for (const event of ['keydown', 'pointerdown']) removeEventListener(event, finish, true)
      resolve()
    }
    const checkIdle = () => {
      if (client.isFetching() > 0) return
      unsubscribe()
      // After the frame that shows the answer: it is drawn in the first, and stands on the screen by the second.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isFinished) return
          clearTimeout(timer)
          timer = setTimeout(() => runWhenIdle(finish, RESPONSE_TIMEOUT_MS), SETTLE_DELAY_MS)
        }),
      )
    }
    for (const event of ['keydown', 'pointerdown']) addEventListener(event, finish, true)
    void firstRender.then(() => {
      if (isFinished) return
      if (hasStartupKeys()) return finish()
      timer = setTimeout(finish, RESPONSE_TIMEOUT_MS)
      unsubscribe = client.getQueryCache().subscribe(checkIdle)
      // The list may have been answered before it was drawn; what else the page asks for, it asks for in its first
      // effects.
      requestAnimationFrame(checkIdle)
    })
  })
}
