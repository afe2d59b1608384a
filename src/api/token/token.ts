/** The session token of this browser: the store of token-store.ts on the browser's own storage and clocks. */
import { createStore } from '#lib/kept/store.ts'
import { TOKEN_KEY } from './token-place.ts'
import { createTokenStore, isUsable } from './token-store.ts'

const fallenBack = createStore(false)

/** Nothing else touches `authToken` (api/token/README §1). */
export const tokens = createTokenStore(
  {
    local: () => localStorage,
    tab: () => sessionStorage,
    now: () => Date.now(),
    monotonic: () => performance.now(),
  },
  () => fallenBack.set(true),
)

/** Calls the listener when the browser refuses to keep the session, also where it did already (H1, H2). */
export function onTokenFallback(listener: () => void): void {
  fallenBack.subscribe(listener)
  if (fallenBack.get()) listener()
}

/** Calls the listener with the token that another tab stores; '' where it signed out, or left what is no token. */
export function onForeignToken(listener: (token: string) => void): void {
  addEventListener('storage', (event) => {
    if (event.storageArea !== null && event.storageArea !== safeLocal()) return
    // The event's own value: storage itself may still show the old one (api/token/README §1).
    const stored = event.newValue ?? ''
    if (event.key === TOKEN_KEY) listener(isUsable(stored) ? stored : '')
    if (event.key === null) listener('')
  })
}

function safeLocal(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
