/** The session token of this browser: token-store.ts with the browser's own storage and clocks. */
import { scopeName } from '#lib/storage/storage-scope.ts'
import { createStore } from '#lib/storage/store.ts'
import { TOKEN_KEY } from './token-storage.ts'
import { createTokenStore, isTokenReadable } from './token-store.ts'

const fallbackStore = createStore(false)

/** The only code that touches `authToken` (api/token/README §1). */
export const tokenStore = createTokenStore(
  {
    getLocal: () => localStorage,
    getTab: () => sessionStorage,
    nowMs: () => Date.now(),
    monotonicMs: () => performance.now(),
  },
  () => fallbackStore.set(true),
)

/** Calls the listener when the browser refuses to store the token, also if it already did (H1, H2). */
export function onTokenFallback(listener: () => void): void {
  fallbackStore.subscribe(listener)
  if (fallbackStore.get()) listener()
}

/** Calls the listener with the token that another tab stores; '' if that tab signed out or stored no valid token. */
export function onOtherTabToken(listener: (token: string) => void): void {
  addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== getLocalStorage()) return
    // The event's own value is used, because storage may still return the old one (api/token/README §1).
    const stored = event.newValue ?? ''
    if (event.key === scopeName(TOKEN_KEY)) listener(isTokenReadable(stored) ? stored : '')
    if (event.key === null) listener('')
  })
}

function getLocalStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
