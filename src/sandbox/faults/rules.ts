/** What a fault is: whom it strikes, how often, and what then happens (sandbox/README). Checked where it comes in. */
import * as z from 'zod/mini'

const nonNegativeInteger = z.int().check(z.nonnegative())

const latencySchema = z.object({
  kind: z.literal('latency'),
  /** A fixed wait. */
  ms: z.optional(nonNegativeInteger),
  /** Any wait in between. */
  from: z.optional(nonNegativeInteger),
  to: z.optional(nonNegativeInteger),
  /** A median with a long tail: one call in a hundred waits some ten times as long. */
  median: z.optional(nonNegativeInteger),
  /** One wait per page number asked for: later pages may answer first. The last one holds for all further pages. */
  byPage: z.optional(z.array(nonNegativeInteger)),
})

const statusSchema = z.object({
  kind: z.literal('status'),
  status: z.int().check(z.gte(200), z.lte(599)),
  /** 'failure': an answer that says of itself that the call failed, whatever its status. */
  body: z._default(z.enum(['message', 'text', 'html', 'empty', 'failure']), 'message'),
  message: z.optional(z.string()),
  retryAfter: z.optional(z.string()),
})

const DATA_FAULTS = [
  'doubleIds',
  'unsafeIds',
  'nullRows',
  'nanMoney',
  'textMoney',
  'badDates',
  'wrongTotals',
  'noTotals',
  'wrapper',
  'proto',
  'huge',
] as const
/** A way in which an answer's data can be spoilt. */
export type DataFault = (typeof DATA_FAULTS)[number]

/** Rows that move while somebody reads: before the call that it strikes is answered. */
const rowsSchema = z.object({
  kind: z.literal('rows'),
  table: z.enum(['bonus', 'transacoes']),
  move: z.discriminatedUnion('act', [
    z.object({ act: z.literal('delete'), ids: z.array(z.int()) }),
    /** Copies of the last row, with ids greater than all. */
    z.object({ act: z.literal('add'), count: z.int().check(z.gte(1), z.lte(10_000)) }),
    /** Rows that leave a filter or enter it. */
    z.object({
      act: z.literal('set'),
      ids: z.array(z.int()),
      column: z.enum(['status', 'statusId', 'valor']),
      value: z.union([z.string(), z.number()]),
    }),
  ]),
})
/** Rows that are deleted, added or changed by a rule. */
export type RowsEffect = z.output<typeof rowsSchema>

const effectSchema = z.discriminatedUnion('kind', [
  rowsSchema,
  latencySchema,
  statusSchema,
  z.object({ kind: z.literal('contentType'), type: z._default(z.string(), 'text/html; charset=utf-8') }),
  z.object({ kind: z.literal('redirect') }),
  z.object({ kind: z.literal('cutJson') }),
  z.object({ kind: z.literal('shortLength') }),
  z.object({ kind: z.literal('cutChunk') }),
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('slowBody'), bytesPerSecond: z._default(nonNegativeInteger, 1000) }),
  z.object({ kind: z.literal('applyThenDrop') }),
  z.object({ kind: z.literal('applyThenStatus'), status: z._default(z.int().check(z.gte(400), z.lte(599)), 500) }),
  z.object({ kind: z.literal('data'), fault: z.enum(DATA_FAULTS) }),
])
/** What happens to a call that a rule strikes. */
export type Effect = z.output<typeof effectSchema>

const patternSchema = z.string().check(
  z.refine((text) => {
    try {
      return new RegExp(text) instanceof RegExp
    } catch {
      return false
    }
  }, 'não é uma expressão regular'),
)

const ruleSchema = z.object({
  match: z._default(
    z.object({
      method: z.optional(z.string()),
      /** A regular expression over the path under /api. */
      path: z.optional(patternSchema),
      query: z.optional(z.record(z.string(), z.string())),
      /** Only every nth call that matches otherwise, counted from 1. */
      nth: z.optional(nonNegativeInteger),
      /** Whether the header X-Retry is there. */
      retry: z.optional(z.boolean()),
    }),
    {},
  ),
  /** How many calls it strikes; without a limit where neither this nor forMs is given. */
  times: z.optional(nonNegativeInteger),
  /** How long it is in force, ms from now. */
  forMs: z.optional(nonNegativeInteger),
  /** 0 to 1, drawn from the seed. */
  probability: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  effect: effectSchema,
})
/** A rule as it was checked; times in ms. */
export type FaultRule = z.output<typeof ruleSchema>

export const rulesSchema = z.union([
  z.array(ruleSchema),
  z.pipe(
    ruleSchema,
    z.transform((rule) => [rule]),
  ),
])
