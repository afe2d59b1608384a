/** The operator of this page as named by the platform's `me`: the id, otherwise the e-mail. */
import { createStore } from './store.ts'

/**
 * null until the platform has named the operator. The value never changes after that, because another operator's token
 * reloads the page.
 */
export const ownerStore = createStore<string | null>(null)

/** Calls the listener once, as soon as the operator is known and stored values can be read. */
export function whenOwnerKnown(listener: () => void): void {
  if (ownerStore.get() !== null) return listener()
  const unsubscribe = ownerStore.subscribe(() => {
    unsubscribe()
    listener()
  })
}

/** Returns the operator's id for storage keys: the id, otherwise the e-mail in lower case; null if there is neither. */
export function getOwnerId({ id, dscEmail }: { id: number | null; dscEmail: string | null }): string | null {
  if (id !== null) return String(id)
  return dscEmail?.trim().toLowerCase() || null
}

let cachedOwnerId: string | null = null

/** Returns the part of a cache key that names the operator; it is constant for the life of the page. */
export const getCacheOwnerId = (): string => (cachedOwnerId ??= ownerStore.get() ?? 'desta página')
