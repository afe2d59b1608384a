/** Shows the view of a scan that replaces the table. */
import type { ListModel } from '#listing/model.ts'
import { PeriodScreen } from '#listing/scan/analysis/period-screen.tsx'
import { ReconcileScreen } from '#listing/scan/reconcile/reconcile-screen.tsx'
import { ReviewScreen } from '#listing/scan/review/review-screen.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { ScanPrintNote } from './scan-print-note.tsx'
import { formatProof, getFileNameSuffix } from './proof-text.ts'
import { useScan } from './use-scan.ts'
import type { ListScan } from './scan-store.ts'

/** A chart comes with its library, which only those fetch who open one. */
const ChartScreen = loadable(() =>
  import('#listing/scan/drawing/chart-screen.tsx').then((module) => module.ChartScreen),
)

/** Renders the scan's view, and in print its note. */
export function ScanScreen({ list }: { list: ListModel }) {
  const scan = useScan(list)
  if (!scan) return null
  return (
    <>
      <ScanViewContent list={list} scan={scan} />
      <ScanPrintNote scan={scan} />
    </>
  )
}

function ScanViewContent({ list, scan }: { list: ListModel; scan: ListScan }) {
  const { view } = scan
  if (view?.kind === 'reconcile') return <ReconcileScreen list={list} view={view} />
  if (view?.kind === 'period') return <PeriodScreen list={list} view={view} />
  if (view?.kind === 'chart')
    return (
      <ChartScreen
        list={list}
        view={view}
        proofText={formatProof(scan)}
        fileSuffix={scan.outcome ? getFileNameSuffix(scan.outcome) : ''}
        readingText={scan.sideScanControl ? scan.workLabel : null}
        readAtMs={scan.outcome?.endedAt ?? scan.startedAt}
      />
    )
  return view?.kind === 'review' ? <ReviewScreen list={list} /> : null
}
