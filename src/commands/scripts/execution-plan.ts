/**
 * The steps of one run of a script, in order. They are stored apart from the history, so that the history stays small,
 * and survive a reload: a run of a thousand steps, and its undo (commands/scripts/README §3).
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createUniqueKey } from '#lib/unique-key.ts'

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

/**
 * Creates the access to the stored plans. It remembers the plan used last: a run of a thousand steps loads its plan a
 * thousand times.
 */
export function createPlans() {
  let last: { key: string; plan: ExecutionPlan } | null = null
  return {
    save(plan: ExecutionPlan): string {
      const key = createUniqueKey()
      planStorage.write(plan, key)
      last = { key, plan }
      return key
    },
    load(key: string): ExecutionPlan | null {
      if (last?.key === key) return last.plan
      const plan = planStorage.read(key)
      last = plan && { key, plan }
      return plan
    },
  }
}

const plans = createPlans()

/** Stores the plan; returns the key that a command's arguments hold. */
export const savePlan = plans.save

/** The plan that these arguments refer to; null if it is no longer stored. */
export const loadPlan = ({ passos }: { passos?: unknown }): ExecutionPlan | null =>
  typeof passos === 'string' ? plans.load(passos) : null
