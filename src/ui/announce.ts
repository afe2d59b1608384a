/** One polite live region for the whole console: one message per action, never per row (commands/keys/README §10). */

/** ms for which a message stays beside the one that came after it: none is lost where two come at once. */
const TOGETHER = 1000
/** Messages that stand together at most. */
const MOST = 8
/** ms after which a screen reader has seen a region that is new: it notices changes alone. */
const SEEN = 50

let region: HTMLElement | null = null
/** When the region was made, ms. */
let made = 0
let tidying: ReturnType<typeof setTimeout> | undefined

/** What comes into it is read, once each; what goes is not. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'false')
  document.body.append(region)
  made = performance.now()
  return region
}

/** Takes the first messages away but for the last `count`. */
function keep(target: HTMLElement, count: number): void {
  while (target.childElementCount > count) target.firstElementChild?.remove()
}

/**
 * Reads a message aloud; the same text twice in a row is read twice. It comes in the frame of what it tells, and what
 * has stood for long enough goes with it: neither draws the page once more.
 */
export function announce(message: string): void {
  const target = liveRegion()
  const line = document.createElement('p')
  line.textContent = message
  const put = () => {
    keep(target, tidying === undefined ? 0 : MOST - 1)
    target.append(line)
    clearTimeout(tidying)
    tidying = setTimeout(() => {
      tidying = undefined
      keep(target, 1)
    }, TOGETHER)
  }
  const wait = made + SEEN - performance.now()
  if (wait > 0) setTimeout(put, wait)
  else put()
}
