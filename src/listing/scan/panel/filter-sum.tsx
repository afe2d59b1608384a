/** Shows 'Σ filtro R$ …' in the list's footer once everything is read, always with how well it is verified. */
import { formatCents } from '#lib/format/cents.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { ListModel } from '#listing/model.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import { useScan } from '#listing/scan/use-scan.ts'

/** Renders nothing before the list is scanned, or if it has no amounts. */
export function FilterSum({ list }: { list: ListModel }) {
  const scan = useScan(list)
  if (!scan?.figures?.amount) return null
  // Rows without an amount, or with an unreadable one, are not in the sum, and the text says so.
  const { rowCount, amountCount, sum } = scan.figures.totals
  const tone = scan.outcome?.verdict.kind === 'proved' ? 'text-success-ink' : 'text-warning-ink'
  return (
    <span className="filter-sum text-ink-2 tabular-nums">
      Σ filtro <span className="font-medium text-ink">{formatCents(sum)}</span>
      <span>{amountCount < rowCount ? `, ${formatInteger(rowCount - amountCount)} sem valor` : ''}</span>{' '}
      <span className={tone}>{`(${formatProof(scan)})`}</span>
    </span>
  )
}
