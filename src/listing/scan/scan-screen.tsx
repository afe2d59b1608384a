/** Shows the view of a scan that replaces the table. */
import type { ListModel } from '#listing/model.ts'
import { PeriodScreen } from '#listing/scan/analysis/period-screen.tsx'
import { ReconcileScreen } from '#listing/scan/reconcile/reconcile-screen.tsx'
import { ReviewScreen } from '#listing/scan/review/review-screen.tsx'
import { ScanPrintNote } from './scan-print-note.tsx'
import { useScan } from './use-scan.ts'
import type { ListScan } from './scan-store.ts'

/** Renders the scan's view, and in print its note. */
export function ScanScreen({ list }: { list: ListModel }) {
  const scan = useScan(list)
  if (!scan) return null
  return (
    <>
      <ScanViewContent list={list} view={scan.view} />
      <ScanPrintNote whole={scan} />
    </>
  )
}

function ScanViewContent({ list, view }: { list: ListModel; view: ListScan['view'] }) {
  if (view?.kind === 'reconcile') return <ReconcileScreen list={list} view={view} />
  if (view?.kind === 'period') return <PeriodScreen list={list} view={view} />
  return view?.kind === 'review' ? <ReviewScreen list={list} /> : null
}
