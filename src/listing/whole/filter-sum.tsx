/** 'Σ filtro R$ …' once everything was read: never without its proof. */
import { formatCents } from '#lib/cents.ts'
import type { ListModel } from '#listing/model.ts'
import { proofOf } from './proof.ts'
import { useWholeReading } from './use-whole-reading.ts'

/** Nothing before a reading of this list. */
export function FilterSum({ list }: { list: ListModel }) {
  const whole = useWholeReading(list)
  if (!whole?.figures) return null
  const tone = whole.outcome?.verdict.kind === 'proved' ? 'text-success-ink' : 'text-warning-ink'
  return (
    <span className="filter-sum text-ink-2 tabular-nums">
      Σ filtro <span className="font-medium text-ink">{formatCents(whole.figures.totals.sum)}</span>{' '}
      <span className={tone}>({proofOf(whole)})</span>
    </span>
  )
}
