/**
 * What was run in this browser: the last 50 acts with time, phrase, ids and result, newest first (commands.md §4
 * rule 11). Phrases hold no values of forms. Cleared at sign-out.
 */
import * as z from 'zod/mini'

const KEY = 'gestor.historico'
const KEPT = 50

const entry = z.object({
  /** ms since the epoch. */
  at: z.number(),
  commandId: z.string(),
  /** The canonical phrase with its arguments: 'excluir produto 12, 15-18'. */
  phrase: z.string(),
  args: z.record(z.string(), z.unknown()),
  ids: z.array(z.number()),
  ok: z.boolean(),
  /** What was said in the end: 'Excluído com sucesso', '4 excluídos, 1 falhou'. */
  result: z.string(),
  /** The phrase that takes it back, where the platform permits. */
  undo: z.nullable(z.string()),
})

export type HistoryEntry = z.output<typeof entry>

let entries: readonly HistoryEntry[] | null = null
const listeners = new Set<() => void>()

function load(): readonly HistoryEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const read = z.safeParse(z.array(entry), kept)
    return read.success ? read.data : []
  } catch {
    return []
  }
}

function set(next: readonly HistoryEntry[]) {
  entries = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Full or forbidden: the history then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** All acts kept, newest first; the same array until one is added. */
export const historyEntries = (): readonly HistoryEntry[] => (entries ??= load())

export function onHistory(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const addToHistory = (added: HistoryEntry): void => set([added, ...historyEntries()].slice(0, KEPT))

/** Forgets everything; called at sign-out. */
export const clearHistory = (): void => set([])

/** The newest acts, each phrase once, at most `count`: what the palette offers as Recentes. */
export function recentPhrases(count: number): readonly HistoryEntry[] {
  const seen = new Set<string>()
  return historyEntries()
    .filter(({ phrase }) => phrase !== '' && !seen.has(phrase) && seen.add(phrase))
    .slice(0, count)
}
