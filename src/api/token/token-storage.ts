/**
 * Where the token lies: under `authToken` in the browser's local storage (spec 1 §3); where that cannot be written, in
 * this tab alone (H1, H2).
 */

export const TOKEN_KEY = 'authToken'

/** The part of a browser's storage that the token needs. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storages that the token may lie in; each may throw, as the browser's own does where it is denied or full. */
export interface BrowserStorages {
  /** Shared by all tabs. */
  getLocal(): KeyValueStore
  /** Of this tab alone, kept over reloads. */
  getTab(): KeyValueStore
}

/** The place of the one token, whatever the browser refuses. */
export interface TokenStorage {
  /** What is stored; '' for nothing. Reads storage each time. */
  get(): string
  /** Stores a token; a missing one stores '' (spec 1 §4). */
  set(token: string | null | undefined): void
  /** Forgets what this tab holds for itself: another tab could store its own where all read it. */
  clearTabToken(): void
  /** False where the token does not outlive this page: memory alone holds it. */
  survivesReload(): boolean
}

/** Finds the place; `onFallback` is called once when the token can no longer be shared between tabs. */
export function createTokenStorage(storages: BrowserStorages, onFallback: () => void): TokenStorage {
  /** Set where local storage failed: what this tab holds instead. */
  let tabToken: string | null = null
  let isTabTokenPersisted = false
  let isFallbackNotified = false

  function readLocal(): string {
    try {
      return storages.getLocal().getItem(TOKEN_KEY) ?? ''
    } catch {
      if (tabToken === null) storeInTab(readTab())
      return tabToken ?? ''
    }
  }

  function readTab(): string {
    try {
      return storages.getTab().getItem(TOKEN_KEY) ?? ''
    } catch {
      return ''
    }
  }

  function storeInTab(token: string) {
    tabToken = token
    try {
      if (token === '') storages.getTab().removeItem(TOKEN_KEY)
      else storages.getTab().setItem(TOKEN_KEY, token)
      isTabTokenPersisted = true
    } catch {
      isTabTokenPersisted = false
    }
    if (isFallbackNotified || token === '') return
    isFallbackNotified = true
    onFallback()
  }

  function forgetOwn() {
    tabToken = null
    try {
      if (readTab() !== '') storages.getTab().removeItem(TOKEN_KEY)
    } catch {
      // A tab without storage has nothing to be taken away.
    }
  }

  function current(): string {
    if (tabToken !== null) return tabToken
    const shared = readLocal()
    if (shared !== '') return shared
    // Put there by an earlier page of this tab, which could not write the shared storage.
    const earlierToken = readTab()
    if (earlierToken !== '') storeInTab(earlierToken)
    return earlierToken
  }

  function set(token: string | null | undefined) {
    const value = token ?? ''
    try {
      storages.getLocal().setItem(TOKEN_KEY, value)
    } catch {
      return storeInTab(value)
    }
    forgetOwn()
  }

  return { get: current, set, clearTabToken: forgetOwn, survivesReload: () => tabToken === null || isTabTokenPersisted }
}
