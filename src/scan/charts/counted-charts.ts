/** The charts that every scan counts while it runs, so that they are there at once when it has ended. */
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import type { FigureColumns } from '#scan/aggregates/figures.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { aggregateDistribution } from './distribution.ts'
import { aggregateLargestRows, countLargestGroups } from './largest.ts'
import { aggregateTimeline } from './timeline.ts'

/** The columns that a scan counts while it runs. */
export interface CountedColumns extends FigureColumns {
  /** The columns whose values are counted, for the largest of them. */
  readonly values: readonly ScanColumn[]
}

/** The data of a chart over time. */
export const timelineRequest = (date: ScanColumn, status: ScanColumn | null, amount: ScanColumn | null) =>
  ({ name: 'timeline', args: [date, status, amount] }) as const

/** The data of the distribution of a column of money. */
export const distributionRequest = (column: ScanColumn) => ({ name: 'distribution', args: [column] }) as const

/** The rows with the largest amounts of a column of money. */
export const largestRowsRequest = (column: ScanColumn) => ({ name: 'largestRows', args: [column] }) as const

/** The values of a column whose rows amount to most. */
export const largestGroupsRequest = (column: ScanColumn, amount: ScanColumn | null) =>
  ({ name: 'largestGroups', args: [column, amount] }) as const

/** A chart that a scan counts. */
interface CountedChart {
  /** The request that it answers. */
  readonly request: { readonly name: string; readonly args: readonly unknown[] }
  /** Its result is null if it could not be counted to the end. */
  readonly aggregate: Aggregate<unknown>
}

/** The charts that a scan counts; any other request reads the pages again. */
export const listCountedCharts = ({ amount, status, date, values }: CountedColumns): CountedChart[] => [
  ...(date
    ? [{ request: timelineRequest(date, status, amount), aggregate: aggregateTimeline(date, status, amount) }]
    : []),
  ...(amount
    ? [
        { request: distributionRequest(amount), aggregate: aggregateDistribution(amount) },
        { request: largestRowsRequest(amount), aggregate: aggregateLargestRows(amount) },
      ]
    : []),
  ...values.map((column) => ({
    request: largestGroupsRequest(column, amount),
    aggregate: countLargestGroups(column, amount),
  })),
]
