/**
 * The acts of one run of a script, in order, kept apart from the history so that this stays short: a run of a thousand
 * acts, and the way back from it, outlive a reload (commands/scripts/README §3).
 */
import * as z from 'zod/mini'
import { DAY, kept } from '#lib/kept/kept.ts'

const act = z.object({ id: z.string(), args: z.record(z.string(), z.unknown()) })

const step = z.object({
  ...act.shape,
  phrase: z.string(),
  /**
   * The act that this one takes back: it is left where the record is no longer as that act left it. `unsure`: nobody
   * knows whether that act was done.
   */
  undoes: z.optional(z.object({ ...act.shape, unsure: z.optional(z.boolean()) })),
})

/** One act on one record, or on none, as it is kept. */
export type PlanStep = z.output<typeof step>

const plan = z.object({
  /** What the run is called: 'fechamento 12, 15'; '' for commands typed one after the other. */
  name: z.string(),
  /** How it stands in the history. */
  line: z.string(),
  steps: z.array(step),
  /** Phrases of acts that have no way back, where this plan takes others back. */
  left: z.array(z.string()),
})

/** What a run does, in its order. */
export type Plan = z.output<typeof plan>

const plans = kept({
  name: 'planos-de-execucao',
  version: 1,
  schema: plan,
  where: 'browser',
  age: DAY,
  untilSignOut: true,
})

/** Read once: a run of a thousand asks for it a thousand times. */
let last: { key: string; plan: Plan } | null = null

/** Keeps it; the key is what a command's arguments hold. */
export function keepPlan(made: Plan): string {
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  plans.write(made, key)
  last = { key, plan: made }
  return key
}

/** The plan that these arguments name; null where it is no longer kept. */
export function planOf({ passos }: { passos?: unknown }): Plan | null {
  if (typeof passos !== 'string') return null
  if (last?.key === passos) return last.plan
  const found = plans.read(passos)
  last = found && { key: passos, plan: found }
  return found
}
