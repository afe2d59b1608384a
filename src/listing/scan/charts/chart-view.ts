/** The view of a chart in the store: the data as the worker computed it, and how the operator wants to see it. */
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { Distribution } from '#scan/charts/distribution.ts'
import type { LargestGroups, LargestRows } from '#scan/charts/largest.ts'
import type { ScannedSpan } from '#scan/charts/periods.ts'
import type { TimelineDay } from '#scan/charts/timeline.ts'
import { createDistributionModel, createLargestGroupsModel, createLargestRowsModel } from './bar-models.ts'
import type { ChartModel } from './chart-model.ts'
import { createTimelineModel, type ScannedEarlierPeriod, type TimelineOptions } from './timeline-model.ts'

/** The data of a chart. */
export type ChartData =
  | {
      readonly kind: 'timeline'
      readonly days: readonly TimelineDay[]
      readonly date: ScanColumn
      readonly amount: ScanColumn | null
      readonly hasStatus: boolean
      readonly scannedSpan: ScannedSpan
      /** The period before, if it was scanned; null until then. */
      readonly earlier: ScannedEarlierPeriod | null
    }
  | { readonly kind: 'distribution'; readonly column: ScanColumn; readonly distribution: Distribution }
  | { readonly kind: 'largestRows'; readonly column: ScanColumn; readonly largest: LargestRows }
  | {
      readonly kind: 'largestGroups'
      readonly column: ScanColumn
      readonly amount: ScanColumn | null
      readonly largest: LargestGroups
    }

/** A chart in the place of the table. */
export interface ChartView {
  readonly kind: 'chart'
  readonly data: ChartData
  /** Only a chart over time has options. */
  readonly options: TimelineOptions
  /** True if the same figures are shown as a table. */
  readonly isTable: boolean
}

/** True if the period before can be scanned for this chart: the filter has a period with both ends. */
export const canScanEarlier = (data: ChartData): boolean =>
  data.kind === 'timeline' && data.scannedSpan.from !== null && data.scannedSpan.to !== null

/** Makes what is drawn. */
export function createChartModel({ data, options }: Pick<ChartView, 'data' | 'options'>): ChartModel {
  switch (data.kind) {
    case 'timeline':
      return createTimelineModel(data.days, data, options)
    case 'distribution':
      return createDistributionModel(data.distribution, data.column)
    case 'largestRows':
      return createLargestRowsModel(data.largest, data.column)
    case 'largestGroups':
      return createLargestGroupsModel(data.largest, data.column, data.amount)
  }
}
