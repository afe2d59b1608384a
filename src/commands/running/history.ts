/**
 * What was run in this browser: the last 50 acts with time, phrase, ids and result, newest first (commands/README §4
 * rule 11). Phrases hold no values of forms. Cleared at sign-out.
 */
import * as z from 'zod/mini'
import { keptStore } from '#lib/kept.ts'

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

const history = keptStore<readonly HistoryEntry[]>(
  { name: 'historico', version: 1, schema: z.array(entry), where: 'browser', untilSignOut: true },
  [],
)

/** All acts kept, newest first; the same array until one is added. */
export const historyEntries = history.get
/** Called on every change; returns the way to stop. */
export const onHistory = history.subscribe

export const addToHistory = (added: HistoryEntry): void => history.set([added, ...history.get()].slice(0, KEPT))

/** The newest acts, each phrase once, at most `count`: what the palette offers as Recentes. */
export function recentPhrases(count: number): readonly HistoryEntry[] {
  const seen = new Set<string>()
  return historyEntries()
    .filter(({ phrase }) => phrase !== '' && !seen.has(phrase) && seen.add(phrase))
    .slice(0, count)
}
