/** Finds the moment to load what the first row does not need. */
import type { QueryClient } from '@tanstack/react-query'
import { hasStartupKeys } from '#lib/startup/startup-keys.ts'
import { runWhenIdle } from '#lib/startup/run-when-idle.ts'

/** How long a page waits for its responses, in ms. */
const RESPONSE_TIMEOUT_MS = 1_500
/**
 * How long the first rows are on the screen before loading goes on, in ms: the page's own work (images, names) goes
 * first.
 */
const SETTLE_DELAY_MS = 400

/**
 * Resolves when the page is rendered, its requests are answered and rendered, and the browser is idle. The first key or
 * press resolves at once, because it needs what is still to be fetched.
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
      // Waits two frames: the first one renders the response, and by the second one it is on the screen.
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
      // The list may have its response before it renders. The page sends its other requests in its first effects.
      requestAnimationFrame(checkIdle)
    })
  })
}
