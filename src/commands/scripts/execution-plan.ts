/**
 * The acts of one run of a script, in order, kept apart from the history so that this stays short: a run of a thousand
 * acts, and the way back from it, outlive a reload (commands/scripts/README §3).
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'

const actionSchema = z.object({ id: z.string(), args: z.record(z.string(), z.unknown()) })

const stepSchema = z.object({
  ...actionSchema.shape,
  phrase: z.string(),
  /**
   * The act that this one takes back: it is left where the record is no longer as that act left it. `unsure`: nobody
   * knows whether that act was done.
   */
  undoes: z.optional(z.object({ ...actionSchema.shape, unsure: z.optional(z.boolean()) })),
})

/** One act on one record, or on none, as it is kept. */
export type PlanStep = z.output<typeof stepSchema>

const planSchema = z.object({
  /** What the run is called: 'fechamento 12, 15'; '' for commands typed one after the other. */
  name: z.string(),
  /** How it stands in the history. */
  line: z.string(),
  steps: z.array(stepSchema),
  /** Phrases of acts that have no way back, where this plan takes others back. */
  left: z.array(z.string()),
})

/** What a run does, in its order. */
export type ExecutionPlan = z.output<typeof planSchema>

const planStorage = persisted({
  name: 'planos-de-execucao',
  version: 1,
  schema: planSchema,
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** Read once: a run of a thousand asks for it a thousand times. */
let cachedPlan: { key: string; plan: ExecutionPlan } | null = null

/** Keeps it; the key is what a command's arguments hold. */
export function savePlan(plan: ExecutionPlan): string {
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  planStorage.write(plan, key)
  cachedPlan = { key, plan }
  return key
}

/** The plan that these arguments name; null where it is no longer kept. */
export function loadPlan({ passos }: { passos?: unknown }): ExecutionPlan | null {
  if (typeof passos !== 'string') return null
  if (cachedPlan?.key === passos) return cachedPlan.plan
  const found = planStorage.read(passos)
  cachedPlan = found && { key: passos, plan: found }
  return found
}
