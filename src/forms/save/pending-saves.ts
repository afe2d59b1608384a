/**
 * The saves whose requests are in flight. A save may outlive its form: its result is still reported, and a form opened
 * on the same route meanwhile waits for it (forms/save/README §2).
 */
import { createStore } from '#lib/storage/store.ts'

/** A save whose request is in flight. */
export interface PendingSave {
  /** The path of the form's route, which is also the key of its draft. */
  path: string
  /** The name of the record: 'Categoria', 'Loja #7'. */
  name: string
  /** When the request was sent, in ms since the epoch. */
  sentAtMs: number
}

const pendingSavesStore = createStore<readonly PendingSave[]>([])

/** All pending saves, the oldest first. */
export const getPendingSaves = pendingSavesStore.get
/** Calls the listener when a save is sent and when one ends; returns the function that unsubscribes. */
export const subscribeToPendingSaves = pendingSavesStore.subscribe

/** The pending save of the form at this path; null if there is none. */
export const findPendingSave = (path: string): PendingSave | null =>
  pendingSavesStore.get().find((save) => save.path === path) ?? null

/** Adds a pending save. Returns the function that removes it. */
export function registerPendingSave(save: PendingSave): () => void {
  pendingSavesStore.set([...pendingSavesStore.get(), save])
  return () => pendingSavesStore.set(pendingSavesStore.get().filter((other) => other !== save))
}
