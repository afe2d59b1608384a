/**
 * The one way out of the console: whatever ended the session, drafts are saved first, the caches and the page are
 * cleared, and the tab goes to /login once (reliability.md §1.11, A7, I4).
 */
import { safeReturnPath } from '#lib/return-path.ts'
import { withBase, withoutBase } from '#lib/base-path.ts'
import { createSignal } from '#lib/store.ts'

/** 'signed-out' and 'signed-out-elsewhere' are somebody's wish; the others interrupt work. */
export type LossReason = 'expired' | 'forbidden' | 'profile' | 'signed-out' | 'signed-out-elsewhere'

/** Of this tab alone: where the operator stood, and why the session ended. */
const RETURN_KEY = 'gestor.retorno'
const OFFERED_KEY = 'gestor.retorno.oferecido'
const REASON_KEY = 'gestor.motivo'

const lost = createSignal<[reason: LossReason]>()
let leaving = false
let intended: LossReason | null = null

/** True from the moment that the tab is on its way to /login; forms then ask nothing before they go. */
export const isLeaving = (): boolean => leaving

/** True where the reason is a sign-out: drafts are dropped then, and kept otherwise (reliability.md B5). */
export const isSignOut = (reason: LossReason): boolean => reason === 'signed-out' || reason === 'signed-out-elsewhere'

/** Calls the listener before the tab leaves for /login, so that forms can save drafts; returns the way to stop. */
export function onSessionLost(listener: (reason: LossReason) => void): () => void {
  return lost.subscribe((reason) => {
    try {
      listener(reason)
    } catch (error) {
      // One form that cannot save its draft must not keep the session open.
      console.error(error)
    }
  })
}

function put(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Without storage the tab forgets where it was; the session rules hold all the same (H1).
  }
}

function take(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}

/** Takes everything off the screen; what stands on it belongs to a session that is over. */
export function hidePage(): void {
  const root = document.getElementById('root')
  if (root) root.hidden = true
}

/**
 * The tab is about to leave for this reason, once the platform was told: calls that find the token gone meanwhile do
 * not make a lost session of it. What stands on the screen goes at once.
 */
export function prepareToLeave(reason: LossReason): void {
  intended ??= reason
  hidePage()
}

/** Leaves for /login by a full navigation, once, however many calls find the session over. */
export function leave(cause: LossReason): void {
  if (leaving) return
  leaving = true
  const reason = intended ?? cause
  lost.tell(reason)
  if (isSignOut(reason)) put(RETURN_KEY, null)
  else keepReturnPath()
  put(REASON_KEY, reason)
  hidePage()
  // The browser would ask about unsaved changes, which are drafts by now.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.assign(withBase('/login'))
}

/** Keeps the address of this tab as the place to come back to; the two places a login leads to anyway are not kept. */
export function keepReturnPath(): void {
  const path = withoutBase(location.pathname)
  const address = path + location.search + location.hash
  if (address === '/' || address === '/cashbacks') return
  put(RETURN_KEY, address)
  put(OFFERED_KEY, null)
}

/** Whether to offer the kept place now: once, not at every reload of the tab. */
export function isReturnToOffer(): boolean {
  const wasOffered = take(OFFERED_KEY) !== null
  put(OFFERED_KEY, 'sim')
  return hasReturnPath() && !wasOffered
}

/** The place to offer after a login, and forgets it; null where there is none or the console has no such route. */
export function takeReturnPath(isKnown: (path: string) => boolean): string | null {
  const kept = take(RETURN_KEY)
  const path = kept === null ? '/' : safeReturnPath(kept, location.origin, isKnown)
  return path === '/' ? null : path
}

/** Whether a login will offer to go back. */
export function hasReturnPath(): boolean {
  try {
    return sessionStorage.getItem(RETURN_KEY) !== null
  } catch {
    return false
  }
}

/** Why the last session of this tab ended, and forgets it; null where none ended. */
export function takeLossReason(): LossReason | null {
  return take(REASON_KEY) as LossReason | null
}
