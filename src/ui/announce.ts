/**
 * Announces messages to screen readers through one polite live region: one message per action, never per row
 * (commands/keys/README §10).
 */

/** How long a message stays beside the next one, in ms, so that none is lost if two come at once. */
const OVERLAP_MS = 1000
/** Maximum number of messages in the region at the same time. */
const MAX_MESSAGES = 8
/** Time until a screen reader has noticed a new region, in ms: it reads only later changes. */
const REGION_READY_MS = 50

/** Removes the oldest messages except the last `count`. */
function removeAllButLast(target: HTMLElement, count: number): void {
  while (target.childElementCount > count) target.firstElementChild?.remove()
}

/**
 * Creates the function that announces a message in this document. The same text twice in a row is read twice. The
 * message is added in the same frame as the change that it reports, and expired messages are removed with it, so that
 * neither causes another repaint.
 */
export function createAnnouncer(getDocument: () => Document): (message: string) => void {
  let region: HTMLElement | null = null
  /** When the region was created, as `performance.now()` counts, in ms. */
  let regionCreatedAt = 0
  let cleanupTimer: ReturnType<typeof setTimeout> | undefined

  /** The live region. Screen readers read what is added, once, and not what is removed. */
  function getLiveRegion(): HTMLElement {
    if (region?.isConnected) return region
    region = getDocument().createElement('div')
    region.className = 'sr-only'
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('aria-atomic', 'false')
    getDocument().body.append(region)
    regionCreatedAt = performance.now()
    return region
  }

  return function announce(message) {
    const target = getLiveRegion()
    const paragraph = getDocument().createElement('p')
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
}

/** Announces a message on the page. */
export const announce = createAnnouncer(() => document)
