/**
 * Reads and writes the token under `authToken` in local storage (spec 1 §3). If local storage is not writable, the
 * token is stored for this tab only (H1, H2).
 */

import { scopeName } from '#lib/storage/storage-scope.ts'

/** The key without an environment. */
export const TOKEN_KEY = 'authToken'

/** The part of a browser's storage that the token needs. */
type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storages that may hold the token. Each may throw, as the browser's own does if it is denied or full. */
export interface BrowserStorages {
  /** The storage that all tabs share. */
  getLocal(): KeyValueStore
  /** The storage of this tab, which survives reloads. */
  getTab(): KeyValueStore
}

/** Stores the one token, even if the browser refuses its storages. */
export interface TokenStorage {
  /** Returns the stored token; '' if there is none. Reads storage each time. */
  get(): string
  /** Stores a token; null and undefined store '' (spec 1 §4). */
  set(token: string | null | undefined): void
  /** Removes this tab's own token, because another tab was able to store one in the shared storage. */
  clearTabToken(): void
  /** False if the token is only in memory and does not survive a reload. */
  survivesReload(): boolean
}

/** Creates the token storage; `onFallback` is called once when tabs can no longer share the token. */
export function createTokenStorage(storages: BrowserStorages, onFallback: () => void): TokenStorage {
  /** This tab's own token, set if local storage failed. */
  let tabToken: string | null = null
  let isTabTokenPersisted = false
  let isFallbackNotified = false

  function readLocal(): string {
    try {
      return storages.getLocal().getItem(scopeName(TOKEN_KEY)) ?? ''
    } catch {
      return ''
    }
  }

  function readTab(): string {
    try {
      return storages.getTab().getItem(scopeName(TOKEN_KEY)) ?? ''
    } catch {
      return ''
    }
  }

  function storeInTab(token: string) {
    tabToken = token
    try {
      if (token === '') storages.getTab().removeItem(scopeName(TOKEN_KEY))
      else storages.getTab().setItem(scopeName(TOKEN_KEY), token)
      isTabTokenPersisted = true
    } catch {
      isTabTokenPersisted = false
    }
    if (isFallbackNotified || token === '') return
    isFallbackNotified = true
    onFallback()
  }

  function clearTabToken() {
    tabToken = null
    try {
      if (readTab() !== '') storages.getTab().removeItem(scopeName(TOKEN_KEY))
    } catch {
      // A tab without storage has nothing to remove.
    }
  }

  function get(): string {
    if (tabToken !== null) return tabToken
    const shared = readLocal()
    if (shared !== '') return shared
    // An earlier page of this tab stored it, because it could not write the shared storage.
    const earlierToken = readTab()
    if (earlierToken !== '') storeInTab(earlierToken)
    return earlierToken
  }

  function set(token: string | null | undefined) {
    const value = token ?? ''
    try {
      storages.getLocal().setItem(scopeName(TOKEN_KEY), value)
    } catch {
      return storeInTab(value)
    }
    clearTabToken()
  }

  return { get, set, clearTabToken, survivesReload: () => tabToken === null || isTabTokenPersisted }
}
