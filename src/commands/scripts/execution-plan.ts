/**
 * The steps of one run of a script, in order. They are stored apart from the history, so that the history stays small,
 * and survive a reload: a run of a thousand steps, and its undo (commands/scripts/README §3).
 */
import * as z from 'zod/mini'
import { createStore } from '#lib/storage/store.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'

const actionSchema = z.object({ id: z.string(), args: z.record(z.string(), z.unknown()) })

const stepSchema = z.object({
  ...actionSchema.shape,
  phrase: z.string(),
  /**
   * The action that this step undoes. The step leaves the record alone if it is no longer as that action left it.
   * `unsure`: nobody knows whether that action was done.
   */
  undoes: z.optional(z.object({ ...actionSchema.shape, unsure: z.optional(z.boolean()) })),
})

/** One stored step: a command on one record, or on none. */
export type PlanStep = z.output<typeof stepSchema>

const planSchema = z.object({
  /** The name of the run: 'fechamento 12, 15'; '' for commands typed one after the other. */
  name: z.string(),
  /** The line in the history. */
  line: z.string(),
  steps: z.array(stepSchema),
  /** For an undo: the phrases of the steps that cannot be undone. */
  left: z.array(z.string()),
})

/** What a run does, in order. */
export type ExecutionPlan = z.output<typeof planSchema>

const planStorage = persisted({
  name: 'planos-de-execucao',
  version: 1,
  schema: planSchema,
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** The plan used last, with its key: a run of a thousand steps loads its plan a thousand times. */
const lastPlanStore = createStore<{ key: string; plan: ExecutionPlan } | null>(null)

/** Stores the plan; returns the key that a command's arguments hold. */
export function savePlan(plan: ExecutionPlan): string {
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  planStorage.write(plan, key)
  // Also if the browser's storage is full: the run that begins now still finds its steps.
  lastPlanStore.set({ key, plan })
  return key
}

/** The plan that these arguments refer to; null if it is no longer stored. */
export function loadPlan({ passos }: { passos?: unknown }): ExecutionPlan | null {
  if (typeof passos !== 'string') return null
  const last = lastPlanStore.get()
  if (last?.key === passos) return last.plan
  const plan = planStorage.read(passos)
  if (plan) lastPlanStore.set({ key: passos, plan })
  return plan
}
