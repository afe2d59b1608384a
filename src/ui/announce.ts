/** One polite live region for the whole console: one message per action, never per row (commands/keys/README §10). */

/** ms for which a message stays beside the one that came after it: none is lost where two come at once. */
const OVERLAP_MS = 1000
/** Messages that stand together at most. */
const MAX_MESSAGES = 8
/** ms after which a screen reader has seen a region that is new: it notices changes alone. */
const REGION_READY_MS = 50

let region: HTMLElement | null = null
/** When the region was made, ms. */
let regionCreatedAt = 0
let cleanupTimer: ReturnType<typeof setTimeout> | undefined

/** What comes into it is read, once each; what goes is not. */
function getLiveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'false')
  document.body.append(region)
  regionCreatedAt = performance.now()
  return region
}

/** Takes the first messages away but for the last `count`. */
function removeAllButLast(target: HTMLElement, count: number): void {
  while (target.childElementCount > count) target.firstElementChild?.remove()
}

/**
 * Reads a message aloud; the same text twice in a row is read twice. It comes in the frame of what it tells, and what
 * has stood for long enough goes with it: neither draws the page once more.
 */
export function announce(message: string): void {
  const target = getLiveRegion()
  const paragraph = document.createElement('p')
  paragraph.textContent = message
  const append = () => {
    removeAllButLast(target, cleanupTimer === undefined ? 0 : MAX_MESSAGES - 1)
    target.append(paragraph)
    clearTimeout(cleanupTimer)
    cleanupTimer = setTimeout(() => {
      cleanupTimer = undefined
      removeAllButLast(target, 1)
    }, OVERLAP_MS)
  }
  const delayMs = regionCreatedAt + REGION_READY_MS - performance.now()
  if (delayMs > 0) setTimeout(append, delayMs)
  else append()
}
