/** Whose page this is: the operator as the platform's `me` names them, by id, else by e-mail. */
import { createStore } from './store.ts'

/** null until the platform has said so; another operator gets a page of their own, so it never changes after that. */
export const ownerStore = createStore<string | null>(null)

/** Calls the listener once, as soon as the operator is known: what is kept can be offered from then on. */
export function whenOwnerKnown(listener: () => void): void {
  if (ownerStore.get() !== null) return listener()
  const unsubscribe = ownerStore.subscribe(() => {
    unsubscribe()
    listener()
  })
}

/** The operator's name in keys: the id where there is one, else the e-mail in small letters; null for neither. */
export function getOwnerId({ id, dscEmail }: { id: number | null; dscEmail: string | null }): string | null {
  if (id !== null) return String(id)
  return dscEmail?.trim().toLowerCase() || null
}

let cachedOwnerId: string | null = null

/** The part of a cache key that says whose it is: the same for the life of the page. */
export const getCacheOwnerId = (): string => (cachedOwnerId ??= ownerStore.get() ?? 'desta página')
