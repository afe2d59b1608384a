/** 'Σ filtro R$ …' once everything was read: never without its proof. */
import { formatCents } from '#lib/format/cents.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { ListModel } from '#listing/model.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { useScan } from '#listing/scan/use-scan.ts'

/** Nothing before a reading of this list. */
export function FilterSum({ list }: { list: ListModel }) {
  const whole = useScan(list)
  if (!whole?.figures) return null
  // Rows without an amount, or with one that cannot be read, are not in the sum: it says so itself.
  const { rowCount, amountCount, sum } = whole.figures.totals
  const tone = whole.outcome?.verdict.kind === 'proved' ? 'text-success-ink' : 'text-warning-ink'
  return (
    <span className="filter-sum text-ink-2 tabular-nums">
      Σ filtro <span className="font-medium text-ink">{formatCents(sum)}</span>
      <span>{amountCount < rowCount ? `, ${formatInteger(rowCount - amountCount)} sem valor` : ''}</span>{' '}
      <span className={tone}>{`(${formatProof(whole)})`}</span>
    </span>
  )
}
