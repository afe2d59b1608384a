/** A part of the console that is gone from the server after a new version was put there (reliability.md I7). */

const KEY = 'gestor.recarga'
/** At most one reload in this time, ms: never a loop. */
const PAUSE = 10_000

/** Reloads once when a lazily loaded part is missing; a changed form asks first, as for every reload. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now())) return
    event.preventDefault()
    location.reload()
  })
}

/** Whether the last reload is long enough ago; notes this one. Without storage there is none. `now` in ms. */
function mayReload(now: number): boolean {
  try {
    if (Math.abs(now - Number(sessionStorage.getItem(KEY))) < PAUSE) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
