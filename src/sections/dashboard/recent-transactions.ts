/** The chart 'Transações dos últimos 30 dias': what is kept of it for this operator, and the reading that runs now. */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { createStore } from '#lib/storage/store.ts'

const recentSchema = z.object({
  readAtMs: z.number(),
  proofText: z.string(),
  fileSuffix: z.string(),
  days: z.array(z.object({ day: z.string(), count: z.number(), cents: z.string().check(z.regex(/^-?\d+$/)) })),
})

/** The points of the chart as they were read last, never rows: 'provada 17:52', the end of file names, ms since the
 * epoch, oldest day first. */
export type RecentTransactions = z.output<typeof recentSchema>

/** The chart that was read last; null if none was. */
export const recentTransactionsStore = createPersistedStore<RecentTransactions | null>(
  {
    name: 'transacoes-30-dias',
    version: 2,
    schema: z.nullable(recentSchema),
    scope: 'browser',
    clearOnSignOut: true,
  },
  null,
)

/** A reading that has not ended. */
export interface RecentReading {
  /** Whole per cent of the rows. */
  readonly percent: number
  readonly stop: () => void
}

/** The reading of this tab; null if there is none. */
export const recentReadingStore = createStore<RecentReading | null>(null)
