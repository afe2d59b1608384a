/** The charts that every scan counts while it runs, so that they are there at once when it has ended. */
import type { FigureColumns } from '#scan/aggregates/figures.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'

/** The data of a chart over time. */
export const timelineRequest = (date: ScanColumn, status: ScanColumn | null, amount: ScanColumn | null) =>
  ({ name: 'timeline', args: [date, status, amount] }) as const

/** The data of the distribution of a column of money. */
export const distributionRequest = (column: ScanColumn) => ({ name: 'distribution', args: [column] }) as const

/** The rows with the largest amounts of a column of money. */
export const largestRowsRequest = (column: ScanColumn) => ({ name: 'largestRows', args: [column] }) as const

/** The requests that are answered from what the scan has counted; any other reads the pages again. */
export const listCountedCharts = ({ amount, status, date }: FigureColumns) => [
  ...(date ? [timelineRequest(date, status, amount)] : []),
  ...(amount ? [distributionRequest(amount), largestRowsRequest(amount)] : []),
]
