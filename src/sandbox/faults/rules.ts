/** The schemas of fault rules: which calls a rule applies to, how often, and its effect (sandbox/README). */
import * as z from 'zod/mini'

const nonNegativeInteger = z.int().check(z.nonnegative())

const latencySchema = z.object({
  kind: z.literal('latency'),
  /** A fixed delay in ms. */
  ms: z.optional(nonNegativeInteger),
  /** A random delay between `from` and `to`, in ms. */
  from: z.optional(nonNegativeInteger),
  to: z.optional(nonNegativeInteger),
  /** A median in ms with a long tail: one call in a hundred waits about ten times as long. */
  median: z.optional(nonNegativeInteger),
  /**
   * One delay in ms for each 0-based page number, so that later pages may respond first. The last one holds for all
   * further pages.
   */
  byPage: z.optional(z.array(nonNegativeInteger)),
})

const statusSchema = z.object({
  kind: z.literal('status'),
  status: z.int().check(z.gte(200), z.lte(599)),
  /** 'failure': a body that says that the call failed, whatever the status. */
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
  'textNumbers',
  'badDates',
  'epochDates',
  'wrongTotals',
  'noTotals',
  'wrapper',
  'proto',
  'huge',
] as const
/** A way to corrupt the data of a response. */
export type DataFault = (typeof DATA_FAULTS)[number]

/** Changes rows while a client reads them: right before the call is handled. */
const rowsSchema = z.object({
  kind: z.literal('rows'),
  table: z.enum(['bonus', 'transacoes']),
  move: z.discriminatedUnion('act', [
    z.object({ act: z.literal('delete'), ids: z.array(z.int()) }),
    /** Adds copies of the last row, with the next ids. */
    z.object({ act: z.literal('add'), count: z.int().check(z.gte(1), z.lte(10_000)) }),
    /** Changes a column, so that rows leave or enter a filter. */
    z.object({
      act: z.literal('set'),
      ids: z.array(z.int()),
      column: z.enum(['status', 'statusId', 'valor']),
      value: z.union([z.string(), z.number()]),
    }),
  ]),
})
/** An effect that deletes, adds or changes rows. */
export type RowsEffect = z.output<typeof rowsSchema>

/** Reads another query than the one sent, as a platform does that does not know a parameter. */
const querySchema = z.object({
  kind: z.literal('query'),
  ignores: z.optional(z.enum(['order', 'filters'])),
  /** Pages are counted from this number; page 0 is the first one too. */
  firstPage: z.optional(z.literal(1)),
  /** The most rows of a page. */
  maxSize: z.optional(z.int().check(z.positive())),
})
/** An effect that changes the query of a GET. */
export type QueryEffect = z.output<typeof querySchema>

const effectSchema = z.discriminatedUnion('kind', [
  rowsSchema,
  querySchema,
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
/** What happens to a call that a rule applies to. */
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
      /** A regular expression for the path under /api. */
      path: z.optional(patternSchema),
      query: z.optional(z.record(z.string(), z.string())),
      /** Only every nth call that matches otherwise, counted from 1. */
      nth: z.optional(nonNegativeInteger),
      /** Whether the call has the header X-Retry. */
      retry: z.optional(z.boolean()),
    }),
    {},
  ),
  /** How many calls the rule applies to; no limit without `times` and `forMs`. */
  times: z.optional(nonNegativeInteger),
  /** How long the rule is active, in ms from now. */
  forMs: z.optional(nonNegativeInteger),
  /** From 0 to 1, compared with a seeded random number. */
  probability: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  effect: effectSchema,
})
/** A validated rule; times in ms. */
export type FaultRule = z.output<typeof ruleSchema>

export const rulesSchema = z.union([
  z.array(ruleSchema),
  z.pipe(
    ruleSchema,
    z.transform((rule) => [rule]),
  ),
])
