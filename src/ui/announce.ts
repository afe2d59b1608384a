/** One polite live region for the whole console: one message per action, never per row (commands/keys/README §10). */

/** ms for which a message stays beside the one that came after it: none is lost where two come at once. */
const TOGETHER = 1000

let region: HTMLElement | null = null

/** What comes into it is read, once each; what goes is not. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'false')
  document.body.append(region)
  return region
}

/** Reads a message aloud; the same text twice in a row is read twice. */
export function announce(message: string): void {
  const target = liveRegion()
  const before = [...target.children]
  const line = document.createElement('p')
  line.textContent = message
  // A screen reader notices a change, so a new region must have been seen once.
  setTimeout(() => target.append(line), 50)
  setTimeout(() => before.forEach((one) => one.remove()), TOGETHER)
}
