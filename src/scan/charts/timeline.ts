/** Rows and amounts by day and status, the source of every chart over time. */
import { ExactSum, toCents } from '#lib/format/cents.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { toDay } from '#scan/aggregates/date-parts.ts'
import {
  type ScanColumn,
  createColumnReader,
  createOptionalColumnReader,
  createTextReader,
} from '#scan/aggregates/scan-column.ts'

/** The rows of one status; `sum` in cents, 0 without a column of amounts. */
export interface TimelinePart {
  readonly status: string
  readonly count: number
  readonly sum: bigint
}

/** The rows of one day. */
export interface TimelineDay {
  /** 'yyyy-MM-dd'; '' for the rows without a date. */
  readonly day: string
  /** In the order of the statuses' texts; one part with status '' if the list has no status. */
  readonly parts: readonly TimelinePart[]
}

interface RunningPart {
  count: number
  readonly sum: ExactSum
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : 1)

/** Counts rows and sums `amount` by day and status, days in their order. */
export function aggregateTimeline(
  date: ScanColumn,
  status: ScanColumn | null,
  amount: ScanColumn | null,
): Aggregate<TimelineDay[]> {
  const readDate = createColumnReader(date.field)
  const readAmount = createOptionalColumnReader(amount)
  const readStatus = status ? createTextReader(status) : () => ''
  return {
    start() {
      const days = new Map<string, Map<string, RunningPart>>()
      return {
        add(rows) {
          for (const row of rows) {
            const day = toDay(readDate(row)) ?? ''
            let parts = days.get(day)
            if (!parts) days.set(day, (parts = new Map()))
            const key = readStatus(row)
            let part = parts.get(key)
            if (!part) parts.set(key, (part = { count: 0, sum: new ExactSum() }))
            part.count++
            const cents = toCents(readAmount(row))
            if (cents !== null) part.sum.add(cents)
          }
        },
        getResult: () =>
          [...days]
            .sort(([a], [b]) => compareTexts(a, b))
            .map(([day, parts]) => ({
              day,
              parts: [...parts]
                .sort(([a], [b]) => compareTexts(a, b))
                .map(([key, { count, sum }]) => ({ status: key, count, sum: sum.total })),
            })),
      }
    },
  }
}
