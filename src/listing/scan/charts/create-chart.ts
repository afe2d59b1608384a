/** Computes charts of the list's scan and shows them in the place of the table. The list is scanned first if needed. */
import { type AnyList, findOnlyRange } from '#listing/define.ts'
import type { ListSource } from '#listing/list-source.ts'
import { type CompletedScan, ensureScan, getStoredPages, notifyReplaced } from '#listing/scan/completed-scan.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { getScanSession, patchScan } from '#listing/scan/run-scan.ts'
import { findMoneyColumn, findScanAmount, findScanColumn, getFigureColumns } from '#listing/scan/scan-columns.ts'
import {
  distributionRequest,
  largestGroupsRequest,
  largestRowsRequest,
  timelineRequest,
} from '#scan/charts/counted-charts.ts'
import type { PeriodUnit, ScannedSpan } from '#scan/charts/periods.ts'
import { loadChart } from '#scan/jobs/run-job.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { type ChartData, type ChartView, createChartModel } from './chart-view.ts'
import type { TimelineOptions } from './timeline-model.ts'

const DEFAULT_OPTIONS: TimelineOptions = { unit: 'day', measure: 'sum', isStacked: false, hasBefore: true }

async function showChart(
  source: ListSource,
  options: TimelineOptions,
  compute: (scan: CompletedScan) => Promise<ChartData>,
): Promise<void> {
  const scan = await ensureScan(source)
  if (!scan) return
  const { session } = scan
  patchScan(session, { workLabel: 'Fazendo o gráfico' })
  try {
    const data = await compute(scan)
    if (getScanSession() !== session) return void notifyReplaced(source)
    const view: ChartView = { kind: 'chart', data, options, isTable: false }
    patchScan(session, { view })
    const { title, points } = createChartModel(view)
    announce(`${title} (${formatProof(scan)})${points.length === 0 ? ': nada a mostrar' : ''}`)
  } finally {
    patchScan(session, { workLabel: null })
  }
}

const refuse = (why: string): Promise<void> => {
  notify('info', why)
  return Promise.resolve()
}

/** The period of the filter with which the scan has read. */
function getScannedSpan({ session: { source, state } }: CompletedScan): ScannedSpan {
  const range = findOnlyRange(source.definition, 'datetime')
  return {
    from: (range && state.filters[range.lower.name]) || null,
    to: (range && state.filters[range.upper.name]) || null,
  }
}

/** Shows rows and amounts over time; by day unless the operator named another unit. */
export function showTimeline(source: ListSource, unit: PeriodUnit = 'day'): Promise<void> {
  const { date, status, amount } = getFigureColumns(source.definition)
  if (!date) return refuse('Esta lista não tem data')
  return showChart(
    source,
    { ...DEFAULT_OPTIONS, unit, measure: amount ? 'sum' : 'count' },
    async (scan): Promise<ChartData> => ({
      kind: 'timeline',
      days: await loadChart(getStoredPages(scan), timelineRequest(date, status, amount)),
      date,
      amount,
      hasStatus: status !== null,
      scannedSpan: getScannedSpan(scan),
      earlier: null,
    }),
  )
}

/** The named column; without a name `findMoneyColumn`. */
const findColumn = (definition: AnyList, field: string | undefined) =>
  field === undefined ? findMoneyColumn(definition) : findScanColumn(definition, field)

/** Shows how the amounts of a column are distributed. */
export function showDistribution(source: ListSource, field: string | undefined): Promise<void> {
  const column = findColumn(source.definition, field)
  if (!column) return refuse('Esta lista não tem coluna de valor')
  if (column.format !== 'money') return showLargest(source, field)
  return showChart(source, DEFAULT_OPTIONS, async (scan): Promise<ChartData> => ({
    kind: 'distribution',
    column,
    distribution: await loadChart(getStoredPages(scan), distributionRequest(column)),
  }))
}

/**
 * Shows the rows with the largest amounts of a column of money, or the values of another column that amount to most.
 */
export function showLargest(source: ListSource, field: string | undefined): Promise<void> {
  const column = findColumn(source.definition, field)
  if (!column) return refuse('Diga a coluna: esta lista não tem valor')
  if (column.format === 'money')
    return showChart(source, DEFAULT_OPTIONS, async (scan): Promise<ChartData> => ({
      kind: 'largestRows',
      column,
      largest: await loadChart(getStoredPages(scan), largestRowsRequest(column)),
    }))
  const amount = findScanAmount(source.definition)
  return showChart(source, DEFAULT_OPTIONS, async (scan): Promise<ChartData> => ({
    kind: 'largestGroups',
    column,
    amount,
    largest: await loadChart(getStoredPages(scan), largestGroupsRequest(column, amount)),
  }))
}
