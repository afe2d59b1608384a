/** 'Σ página R$ …' of the column of money, and 'Σ filtro R$ …' once everything was read: never without its proof. */
import { centsOf, ExactSum, formatCents } from '#lib/cents.ts'
import { cellValue } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { proofOf } from './proof.ts'
import { useWholeReading } from './use-whole-reading.ts'

/** Nothing on a list without amounts. */
export function PageSum({ list }: { list: ListModel }) {
  const whole = useWholeReading(list)
  const column = list.definition.columns.find(({ format }) => format === 'money')
  if (!column || list.rows.length === 0) return null
  const sum = new ExactSum()
  for (const row of list.rows) sum.add(centsOf(cellValue(column, row)) ?? 0)
  return (
    <span className="hidden items-center gap-3 text-sm whitespace-nowrap text-ink-2 tabular-nums lg:flex">
      <span>
        Σ página <span className="font-medium text-ink">{formatCents(sum.total)}</span>
      </span>
      {whole?.figures && (
        <span>
          Σ filtro <span className="font-medium text-ink">{formatCents(whole.figures.totals.sum)}</span> (
          {proofOf(whole)})
        </span>
      )}
    </span>
  )
}
