/**
 * How much this operator uses each command: every use counts one and fades by half in two weeks, so that both often
 * and recently weigh (commands/README §4 rule 2). Kept in this browser alone; without storage it lasts for the page.
 */
import * as z from 'zod/mini'
import { keptStore } from '#lib/kept/kept.ts'

const HALF_LIFE = 14 * 24 * 3_600_000
/** What has faded below this is forgotten. */
const LEAST = 0.01

interface Use {
  /** Uses, faded up to `at`. */
  score: number
  /** Epoch ms of the last use. */
  at: number
}

const use = z.object({ score: z.number(), at: z.number() })
const uses = keptStore<Readonly<Record<string, Use>>>(
  { name: 'uso', version: 1, schema: z.record(z.string(), use), where: 'browser', untilSignOut: true },
  {},
)

// A clock set back must not make old uses grow.
const faded = ({ score, at }: Use, now: number) => score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE)

/** How much the command is used at `now` (epoch ms), 0 upward; rounded, so that an order does not change by itself. */
export function usage(commandId: string, now: number = Date.now()): number {
  const all = uses.get()
  const known = Object.hasOwn(all, commandId) ? all[commandId] : undefined
  return known ? Math.round(faded(known, now) * 100) / 100 : 0
}

/** Counts one use of the command at `now` (epoch ms); what other tabs counted is followed. */
export function recordUse(commandId: string, now: number = Date.now()): void {
  const before = new Map(Object.entries(uses.get()))
  const known = before.get(commandId)
  before.set(commandId, { score: (known ? faded(known, now) : 0) + 1, at: now })
  uses.set(Object.fromEntries([...before].filter(([, each]) => faded(each, now) >= LEAST)))
}
