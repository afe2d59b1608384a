/** One polite live region for the whole console: one message per action, never per row (commands/keys/README §10). */

let region: HTMLElement | null = null

function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}

/** Reads a message aloud; the same text twice in a row is read twice. */
export function announce(message: string): void {
  const target = liveRegion()
  target.textContent = ''
  // A screen reader notices a change, so the emptied region must have been seen once.
  setTimeout(() => (target.textContent = message), 50)
}
