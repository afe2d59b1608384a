/** 'Σ filtro R$ …' once everything was read: never without its proof. */
import { formatCents } from '#lib/written/cents.ts'
import { formatInteger } from '#lib/written/money.ts'
import type { ListModel } from '#listing/model.ts'
import { proofOf } from '#listing/whole/proof.ts'
import { useWholeReading } from '#listing/whole/use-whole-reading.ts'

/** Nothing before a reading of this list. */
export function FilterSum({ list }: { list: ListModel }) {
  const whole = useWholeReading(list)
  if (!whole?.figures) return null
  // Rows without an amount, or with one that cannot be read, are not in the sum: it says so itself.
  const { lines, counted, sum } = whole.figures.totals
  const tone = whole.outcome?.verdict.kind === 'proved' ? 'text-success-ink' : 'text-warning-ink'
  return (
    <span className="filter-sum text-ink-2 tabular-nums">
      Σ filtro <span className="font-medium text-ink">{formatCents(sum)}</span>
      <span>{counted < lines ? `, ${formatInteger(lines - counted)} sem valor` : ''}</span>{' '}
      <span className={tone}>{`(${proofOf(whole)})`}</span>
    </span>
  )
}
