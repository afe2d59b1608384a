/** What stands in the place of the table while something of a whole reading needs the screen. */
import type { ListModel } from '#listing/model.ts'
import { PeriodScreen } from '#listing/whole/figures/period-screen.tsx'
import { ReconcileScreen } from '#listing/whole/reconcile/reconcile-screen.tsx'
import { ReviewScreen } from '#listing/whole/review/review-screen.tsx'
import { ReadingPrintNote } from './reading-print-note.tsx'
import { useWholeReading } from './use-whole-reading.ts'
import type { WholeReading } from './whole-store.ts'

/** Draws the reading's view, and on paper what it is of. */
export function WholeScreen({ list }: { list: ListModel }) {
  const whole = useWholeReading(list)
  if (!whole) return null
  return (
    <>
      <View list={list} view={whole.view} />
      <ReadingPrintNote whole={whole} />
    </>
  )
}

function View({ list, view }: { list: ListModel; view: WholeReading['view'] }) {
  if (view?.kind === 'reconcile') return <ReconcileScreen list={list} view={view} />
  if (view?.kind === 'period') return <PeriodScreen list={list} view={view} />
  return view?.kind === 'review' ? <ReviewScreen list={list} /> : null
}
