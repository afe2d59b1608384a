/**
 * Where the token lies: under `authToken` in the browser's local storage (spec 1 §3); where that cannot be written, in
 * this tab alone (H1, H2).
 */

export const TOKEN_KEY = 'authToken'

/** The part of a browser's storage that the token needs. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storages that the token may lie in; each may throw, as the browser's own does where it is denied or full. */
export interface TokenStorages {
  /** Shared by all tabs. */
  local(): KeyValueStore
  /** Of this tab alone, kept over reloads. */
  tab(): KeyValueStore
}

/** The place of the one token, whatever the browser refuses. */
export interface TokenPlace {
  /** What is stored; '' for nothing. Reads storage each time. */
  current(): string
  /** Stores a token; a missing one stores '' (spec 1 §4). */
  set(token: string | null | undefined): void
  /** Forgets what this tab holds for itself: another tab could store its own where all read it. */
  forgetOwn(): void
  /** False where the token does not outlive this page: memory alone holds it. */
  survivesReload(): boolean
}

/** Finds the place; `onFallback` is called once when the token can no longer be shared between tabs. */
export function createTokenPlace(storages: TokenStorages, onFallback: () => void): TokenPlace {
  /** Set where local storage failed: what this tab holds instead. */
  let own: string | null = null
  let ownIsKept = false
  let told = false

  function readLocal(): string {
    try {
      return storages.local().getItem(TOKEN_KEY) ?? ''
    } catch {
      if (own === null) fallBack(readTab())
      return own ?? ''
    }
  }

  function readTab(): string {
    try {
      return storages.tab().getItem(TOKEN_KEY) ?? ''
    } catch {
      return ''
    }
  }

  function fallBack(token: string) {
    own = token
    try {
      if (token === '') storages.tab().removeItem(TOKEN_KEY)
      else storages.tab().setItem(TOKEN_KEY, token)
      ownIsKept = true
    } catch {
      ownIsKept = false
    }
    if (told || token === '') return
    told = true
    onFallback()
  }

  function forgetOwn() {
    own = null
    try {
      if (readTab() !== '') storages.tab().removeItem(TOKEN_KEY)
    } catch {
      // A tab without storage has nothing to be taken away.
    }
  }

  function current(): string {
    if (own !== null) return own
    const shared = readLocal()
    if (shared !== '') return shared
    // Put there by an earlier page of this tab, which could not write the shared storage.
    const kept = readTab()
    if (kept !== '') fallBack(kept)
    return kept
  }

  function set(token: string | null | undefined) {
    const value = token ?? ''
    try {
      storages.local().setItem(TOKEN_KEY, value)
    } catch {
      return fallBack(value)
    }
    forgetOwn()
  }

  return { current, set, forgetOwn, survivesReload: () => own === null || ownIsKept }
}
