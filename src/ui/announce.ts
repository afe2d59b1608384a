/** One polite live region for the whole console: one message per action, never per row (commands/keys/README §10). */

/** ms for which a message stays beside the one that came after it: none is lost where two come at once. */
const TOGETHER = 1000
/** ms after which a screen reader has seen a region that is new: it notices changes alone. */
const SEEN = 50

let region: HTMLElement | null = null
/** When the region was made, and when each message came, ms. */
let made = 0
const came = new WeakMap<Element, number>()
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

/** Takes the messages away that have stood for long enough; the last one stays. */
function tidy(target: HTMLElement): void {
  const now = performance.now()
  for (const line of [...target.children].slice(0, -1)) if (now - (came.get(line) ?? 0) >= TOGETHER) line.remove()
}

/**
 * Reads a message aloud; the same text twice in a row is read twice. It comes in the frame of what it tells, and those
 * before it go with it where they can: neither draws the page once more.
 */
export function announce(message: string): void {
  const target = liveRegion()
  const line = document.createElement('p')
  line.textContent = message
  const put = () => {
    came.set(line, performance.now())
    target.append(line)
    tidy(target)
    clearTimeout(tidying)
    if (target.childElementCount > 1) tidying = setTimeout(() => tidy(target), TOGETHER)
  }
  const wait = made + SEEN - performance.now()
  if (wait > 0) setTimeout(put, wait)
  else put()
}
