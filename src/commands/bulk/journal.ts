/**
 * The run under way, kept for this tab, so that after a reload the rest can be offered (reliability.md D7). Ids and
 * states alone: no values of forms, no secrets. It outlives a lost session and goes when it is discarded (D8).
 */
import * as z from 'zod/mini'
import type { Run } from './queue.ts'

const KEY = 'gestor.execucao'

const run = z.object({
  commandId: z.string(),
  args: z.record(z.string(), z.unknown()),
  items: z.array(
    z.object({
      id: z.number(),
      name: z.nullable(z.string()),
      state: z.enum(['espera', 'andamento', 'feito', 'falhou', 'ignorado']),
      message: z.nullable(z.string()),
    }),
  ),
  paused: z.boolean(),
  stopped: z.boolean(),
  startedAt: z.number(),
  endedAt: z.nullable(z.number()),
})

/** Writes the run down; a full or forbidden storage is no reason to stop it. */
export function writeJournal(current: Run): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // The run goes on; only its rest could not be offered after a reload.
  }
}

export function discardJournal(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}

/**
 * The run that a reload cut off; null where there is none. The record under way then may or may not have been acted
 * on: it counts as failed, so that it is looked at and never sent again by itself (D2).
 */
export function readJournal(): Run | null {
  try {
    const kept = z.parse(run, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    const items = kept.items.map((item) =>
      item.state === 'andamento'
        ? { ...item, state: 'falhou' as const, message: 'Sem resposta do servidor. Verifique antes de repetir' }
        : item,
    )
    return { ...kept, items, paused: false, stopped: false, endedAt: null }
  } catch {
    return null
  }
}
