/**
 * The entries of localStorage and sessionStorage by their keys. An entry that the browser refuses lives in memory, as
 * long as the page.
 */

/** Shared by all tabs of this browser, or only for this tab. */
export type StorageScope = 'browser' | 'tab'

/** The entries of one page. */
export interface BrowserEntries {
  /** Returns the text; null if there is none. */
  read(scope: StorageScope, key: string): string | null
  /**
   * Writes the text. If the storage is full, removes the oldest entries of `listEvictable` until the text fits. If it
   * does not fit at all, the removed entries are restored, the text lives in memory, and the result is false.
   */
  write(scope: StorageScope, key: string, text: string, listEvictable: () => string[]): boolean
  remove(scope: StorageScope, key: string): void
  /** Returns the keys in the storage, and all keys in memory, which has no scopes. */
  listAllKeys(scope: StorageScope): string[]
}

function getStorage(scope: StorageScope): Storage | null {
  try {
    return scope === 'browser' ? localStorage : sessionStorage
  } catch {
    return null
  }
}

/** Returns the keys in the storage. */
export function listStorageKeys(scope: StorageScope): string[] {
  try {
    const storage = getStorage(scope)
    return storage ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '') : []
  } catch {
    return []
  }
}

/** Creates the entries of a page; nothing is in memory yet. */
export function createBrowserEntries(): BrowserEntries {
  const memoryFallback = new Map<string, string>()
  return {
    read(scope, key) {
      if (memoryFallback.has(key)) return memoryFallback.get(key) ?? null
      try {
        return getStorage(scope)?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    write(scope, key, text, listEvictable) {
      const storage = getStorage(scope)
      const evicted = new Map<string, string>()
      let oldest: string[] | null = null
      while (storage) {
        try {
          storage.setItem(key, text)
          for (const otherKey of [key, ...evicted.keys()]) memoryFallback.delete(otherKey)
          return true
        } catch {
          oldest ??= listEvictable()
          const next = oldest.shift()
          if (next === undefined) break
          evicted.set(next, storage.getItem(next) ?? '')
          storage.removeItem(next)
        }
      }
      try {
        for (const [other, previousText] of evicted) storage?.setItem(other, previousText)
      } catch {
        // Another tab has used the free space meanwhile.
      }
      memoryFallback.set(key, text)
      return false
    },
    remove(scope, key) {
      memoryFallback.delete(key)
      try {
        getStorage(scope)?.removeItem(key)
      } catch {
        // Without storage there is nothing to remove.
      }
    },
    listAllKeys: (scope) => [...listStorageKeys(scope), ...memoryFallback.keys()],
  }
}
