/** What stands in the place of the table while something of a whole reading needs the screen. */
import type { ListModel } from '#listing/model.ts'
import { PeriodScreen } from '#listing/scan/analysis/period-screen.tsx'
import { ReconcileScreen } from '#listing/scan/reconcile/reconcile-screen.tsx'
import { ReviewScreen } from '#listing/scan/review/review-screen.tsx'
import { ScanPrintNote } from './scan-print-note.tsx'
import { useScan } from './use-scan.ts'
import type { ListScan } from './scan-store.ts'

/** Draws the reading's view, and on paper what it is of. */
export function ScanScreen({ list }: { list: ListModel }) {
  const whole = useScan(list)
  if (!whole) return null
  return (
    <>
      <ScanViewContent list={list} view={whole.view} />
      <ScanPrintNote whole={whole} />
    </>
  )
}

function ScanViewContent({ list, view }: { list: ListModel; view: ListScan['view'] }) {
  if (view?.kind === 'reconcile') return <ReconcileScreen list={list} view={view} />
  if (view?.kind === 'period') return <PeriodScreen list={list} view={view} />
  return view?.kind === 'review' ? <ReviewScreen list={list} /> : null
}
