/**
 * The saves that are on their way. One outlives its form, whoever takes that away: its end is told, and a form that is
 * opened meanwhile in the same place waits for it (forms/save/README §2).
 */
import { createStore } from '#lib/kept/store.ts'

/** A save whose request is out. */
export interface SentSave {
  /** Where its form stands, and its draft. */
  path: string
  /** 'Categoria', 'Loja #7'. */
  name: string
  /** ms */
  sentAt: number
}

const saves = createStore<readonly SentSave[]>([])

/** All that are on their way, the first one first. */
export const sentSaves = saves.get
/** Called as one is sent, and as one ends; returns the way to stop. */
export const onSentSaves = saves.subscribe

/** The one that was sent from this place; null where none is on its way. */
export const saveUnderWay = (path: string): SentSave | null => saves.get().find((save) => save.path === path) ?? null

/** Counts it as on its way, until the returned function is called. */
export function noteSent(save: SentSave): () => void {
  saves.set([...saves.get(), save])
  return () => saves.set(saves.get().filter((other) => other !== save))
}
