/** The chart 'Transações dos últimos 30 dias': what is stored of it for this operator, and the scan that is running. */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { createStore } from '#lib/storage/store.ts'

const recentSchema = z.object({
  /** When the scan ended, ms since the epoch. */
  readAtMs: z.number(),
  /** How well the scan is verified: 'provada 17:52'. */
  proofText: z.string(),
  /** The end of the names of its files; '' for a verified scan. */
  fileSuffix: z.string(),
  /** Oldest day first. */
  days: z.array(z.object({ day: z.string(), count: z.number(), cents: z.string().check(z.regex(/^-?\d+$/)) })),
})

/** What is stored of the chart that was read last, never rows. */
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

/** A scan that has not ended. */
export interface RecentScan {
  /** Whole per cent of the rows. */
  readonly percent: number
  readonly stop: () => void
}

/** The scan of this tab; null if none is running. */
export const recentScanStore = createStore<RecentScan | null>(null)
