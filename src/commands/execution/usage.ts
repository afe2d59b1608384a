/**
 * How much this operator uses each command: every use counts one and fades by half in two weeks, so that both often
 * and recently weigh (commands/README §4 rule 2). Kept in this browser alone; without storage it lasts for the page.
 */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'

const HALF_LIFE_MS = 14 * 24 * 3_600_000
/** What has faded below this is forgotten. */
const MIN_SCORE = 0.01

interface UsageCount {
  /** Uses, faded up to `at`. */
  score: number
  /** Epoch ms of the last use. */
  at: number
}

const usageSchema = z.object({ score: z.number(), at: z.number() })
const usageStore = createPersistedStore<Readonly<Record<string, UsageCount>>>(
  { name: 'uso', version: 1, schema: z.record(z.string(), usageSchema), scope: 'browser', clearOnSignOut: true },
  {},
)

// A clock set back must not make old uses grow.
const getDecayedScore = ({ score, at }: UsageCount, now: number) =>
  score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS)

/** How much the command is used at `now` (epoch ms), 0 upward; rounded, so that an order does not change by itself. */
export function getUsage(commandId: string, now: number = Date.now()): number {
  const all = usageStore.get()
  const known = Object.hasOwn(all, commandId) ? all[commandId] : undefined
  return known ? Math.round(getDecayedScore(known, now) * 100) / 100 : 0
}

/** Counts one use of the command at `now` (epoch ms); what other tabs counted is followed. */
export function recordUsage(commandId: string, now: number = Date.now()): void {
  const before = new Map(Object.entries(usageStore.get()))
  const known = before.get(commandId)
  before.set(commandId, { score: (known ? getDecayedScore(known, now) : 0) + 1, at: now })
  usageStore.set(Object.fromEntries([...before].filter(([, each]) => getDecayedScore(each, now) >= MIN_SCORE)))
}
