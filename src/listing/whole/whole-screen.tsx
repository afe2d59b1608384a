/** What stands in the place of the table while something of a whole reading needs the screen. */
import type { ListModel } from '#listing/model.ts'
import { PeriodScreen } from './period-screen.tsx'
import { ReconcileScreen } from './reconcile-screen.tsx'
import { ReviewScreen } from './review-screen.tsx'
import type { WholeReading } from './whole-store.ts'

/** Draws the reading's view; nothing without one. */
export function WholeScreen({ list, whole }: { list: ListModel; whole: WholeReading }) {
  const { view } = whole
  if (view?.kind === 'reconcile') return <ReconcileScreen list={list} view={view} />
  if (view?.kind === 'period') return <PeriodScreen list={list} view={view} />
  if (view?.kind === 'review') return <ReviewScreen list={list} />
  return null
}
