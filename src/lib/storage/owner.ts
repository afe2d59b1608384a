/** The operator of this page as named by the platform's `me`: the id, otherwise the e-mail. */
import { createStore, type Store } from './store.ts'

/** The operator of a page. */
export interface Owner {
  /**
   * null until the platform has named the operator. The value never changes after that, because another operator's
   * token reloads the page.
   */
  readonly ownerStore: Store<string | null>
  /** Calls the listener once, as soon as the operator is known and stored values can be read. */
  whenOwnerKnown(listener: () => void): void
  /** Returns the part of a cache key that names the operator; it is constant for the life of the page. */
  getCacheOwnerId(): string
}

/** Creates the operator of a page, who is not known yet. */
export function createOwner(): Owner {
  const ownerStore = createStore<string | null>(null)
  let cachedOwnerId: string | null = null
  return {
    ownerStore,
    whenOwnerKnown(listener) {
      if (ownerStore.get() !== null) return listener()
      const unsubscribe = ownerStore.subscribe(() => {
        unsubscribe()
        listener()
      })
    },
    getCacheOwnerId: () => (cachedOwnerId ??= ownerStore.get() ?? 'desta página'),
  }
}

export const { ownerStore, whenOwnerKnown, getCacheOwnerId } = createOwner()

/** Returns the operator's id for storage keys: the id, otherwise the e-mail in lower case; null if there is neither. */
export function getOwnerId({ id, dscEmail }: { id: number | null; dscEmail: string | null }): string | null {
  if (id !== null) return String(id)
  return dscEmail?.trim().toLowerCase() || null
}
