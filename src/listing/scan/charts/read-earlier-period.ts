/** Scans the period before that of the list's filter, beside the list's own scan, for the chart over time. */
import { formatShortPeriod } from '#lib/format/dates.ts'
import { findOnlyRange } from '#listing/define.ts'
import { getEarlierPeriod } from '#listing/scan/analysis/earlier-period.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { getScanSession, patchScan } from '#listing/scan/run-scan.ts'
import { scanAside } from '#listing/scan/scan-aside.ts'
import { getFigureColumns, getPassMode } from '#listing/scan/scan-columns.ts'
import { aggregatePages } from '#scan/jobs/run-job.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import { announce } from '#ui/announce.ts'
import { changeChart, getChartView } from './change-chart.ts'
import type { ScannedEarlierPeriod } from './timeline-model.ts'

/**
 * Scans the earlier period and lays it behind the chart, unless the operator has left the chart or cancels the scan.
 * Rejects with an ApiError if not even the first page could be read.
 */
export async function readEarlierPeriod(): Promise<void> {
  const session = getScanSession()
  const view = getChartView()
  if (!session || view?.data.kind !== 'timeline') return
  const { source, state } = session
  const range = findOnlyRange(source.definition, 'datetime')
  const { from, to } = view.data.scannedSpan
  if (!range || from === null || to === null) return
  const { de, ate } = getEarlierPeriod({ de: from, ate: to }, 0)
  const name = formatShortPeriod(de, ate)
  const filters = { ...state.filters, [range.lower.name]: de, [range.upper.name]: ate }
  const { date, status, amount } = getFigureColumns(source.definition)
  if (!date) return
  const control = createScanControl()
  const showPercent = (percent: number) => patchScan(session, { workLabel: `Lendo ${name}: ${percent} %` })
  patchScan(session, { sideScanControl: control })
  showPercent(0)
  try {
    const earlier = await scanAside(
      {
        list: source.definition,
        filters,
        passMode: getPassMode(source.definition, { ...state, filters }, 'once'),
        control,
        onPercent: showPercent,
      },
      async (outcome, storedPages): Promise<ScannedEarlierPeriod> => ({
        days: await aggregatePages(storedPages, 'timeline', date, status, amount),
        from: de,
        to: ate,
        comparedFrom: from,
        text: `${name}: ${formatProof({ outcome })}`,
      }),
    )
    if (!earlier || getScanSession() !== session || getChartView()?.data.kind !== 'timeline') return
    changeChart(({ data, options }) => ({
      data: data.kind === 'timeline' ? { ...data, earlier } : data,
      options: { ...options, hasBefore: true },
    }))
    announce(`Período anterior ${earlier.text}`)
  } finally {
    patchScan(session, { workLabel: null, sideScanControl: null })
  }
}
