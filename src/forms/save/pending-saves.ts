/**
 * The saves that are on their way. One outlives its form, whoever takes that away: its end is told, and a form that is
 * opened meanwhile in the same place waits for it (forms/save/README §2).
 */
import { createStore } from '#lib/storage/store.ts'

/** A save whose request is out. */
export interface PendingSave {
  /** Where its form stands, and its draft. */
  path: string
  /** 'Categoria', 'Loja #7'. */
  name: string
  /** ms */
  sentAtMs: number
}

const pendingSavesStore = createStore<readonly PendingSave[]>([])

/** All that are on their way, the first one first. */
export const getPendingSaves = pendingSavesStore.get
/** Called as one is sent, and as one ends; returns the way to stop. */
export const subscribeToPendingSaves = pendingSavesStore.subscribe

/** The one that was sent from this place; null where none is on its way. */
export const findPendingSave = (path: string): PendingSave | null =>
  pendingSavesStore.get().find((save) => save.path === path) ?? null

/** Counts it as on its way, until the returned function is called. */
export function registerPendingSave(save: PendingSave): () => void {
  pendingSavesStore.set([...pendingSavesStore.get(), save])
  return () => pendingSavesStore.set(pendingSavesStore.get().filter((other) => other !== save))
}
