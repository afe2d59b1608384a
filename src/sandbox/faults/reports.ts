/**
 * Receives the reports of consoles whose config.json names `/__sandbox/reports` as reportUrl. The schema is strict: a
 * batch with anything that a report must not have is refused.
 */
import * as z from 'zod/mini'

const text = z.string().check(z.maxLength(100))
const nullableText = z.nullable(text)
const circumstances = { route: nullableText, second: z.int(), count: z.int() }

/** What a batch of reports may hold. */
export const reportBatchSchema = z.strictObject({
  build: z.strictObject({ version: text, commit: nullableText, time: nullableText }),
  environment: z.nullable(z.strictObject({ name: text, kind: text })),
  reports: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('error'), name: text, frames: z.array(text), ...circumstances }),
        z.strictObject({ type: z.literal('chunk'), file: nullableText, ...circumstances }),
        z.strictObject({
          type: z.literal('policy'),
          directive: text,
          blocked: text,
          frame: nullableText,
          ...circumstances,
        }),
        z.strictObject({
          type: z.literal('call'),
          call: text,
          outcome: text,
          status: z.int(),
          ms: z.int(),
          ...circumstances,
        }),
        z.strictObject({ type: z.literal('vital'), name: text, value: z.number(), rating: text, ...circumstances }),
      ]),
    )
    .check(z.maxLength(30)),
  dropped: z.int(),
})

type ReportBatch = z.output<typeof reportBatchSchema>

/** How many batches are held; the oldest goes first. */
const MAX_BATCHES = 500
/** The longest body of a beacon, characters. */
const MAX_LENGTH = 64 * 1024

/** The batches that were received. */
export interface ReceivedReports {
  /** Takes the text of a batch. Returns null, or why the batch is refused. */
  receive(body: string): string | null
  list(): readonly ReportBatch[]
  clear(): void
}

/** Creates a receiver that has received nothing. */
export function createReceivedReports(): ReceivedReports {
  let batches: ReportBatch[] = []
  return {
    receive(body) {
      if (body.length > MAX_LENGTH) return 'longer than 64 kB'
      let json: unknown
      try {
        json = JSON.parse(body)
      } catch {
        return 'not JSON'
      }
      const parsed = z.safeParse(reportBatchSchema, json)
      if (!parsed.success) return z.prettifyError(parsed.error)
      batches = [...batches, parsed.data].slice(-MAX_BATCHES)
      return null
    },
    list: () => batches,
    clear: () => void (batches = []),
  }
}
