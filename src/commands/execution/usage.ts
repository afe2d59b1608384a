/**
 * How much this operator uses each command. Every use counts one and decays by half in two weeks, so that frequent and
 * recent uses both weigh (commands/README §4 rule 2). Stored in this browser only; without storage it lasts as long as
 * the page.
 */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'

const HALF_LIFE_MS = 14 * 24 * 3_600_000
/** A lower score is forgotten. */
const MIN_SCORE = 0.01

interface UsageCount {
  /** The number of uses, decayed up to `at`. */
  score: number
  /** When it was used last, in epoch ms. */
  at: number
}

const usageSchema = z.object({ score: z.number(), at: z.number() })
const usageStore = createPersistedStore<Readonly<Record<string, UsageCount>>>(
  { name: 'uso', version: 1, schema: z.record(z.string(), usageSchema), scope: 'browser', clearOnSignOut: true },
  {},
)

// A clock that was set back must not increase old scores.
const getDecayedScore = ({ score, at }: UsageCount, now: number) =>
  score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS)

/** The decayed number of uses at `now` (epoch ms), from 0. Rounded, so that an order does not change by itself. */
export function getUsage(commandId: string, now: number = Date.now()): number {
  const all = usageStore.get()
  const usage = Object.hasOwn(all, commandId) ? all[commandId] : undefined
  return usage ? Math.round(getDecayedScore(usage, now) * 100) / 100 : 0
}

/** Counts one use of the command at `now` (epoch ms), including what other tabs have counted. */
export function countUsage(commandId: string, now: number = Date.now()): void {
  const before = new Map(Object.entries(usageStore.get()))
  const previousUsage = before.get(commandId)
  before.set(commandId, { score: (previousUsage ? getDecayedScore(previousUsage, now) : 0) + 1, at: now })
  usageStore.set(Object.fromEntries([...before].filter(([, usage]) => getDecayedScore(usage, now) >= MIN_SCORE)))
}
