/** The sums of the column of money, in exact cents: of the page, or of what is selected (ui/README §2, footer bar). */
import { useMemo } from 'react'
import { formatCents } from '#lib/format/cents.ts'
import { summarizeAmounts } from '#listing/cell/summarize-amounts.ts'
import type { ListModel } from '#listing/model.ts'
import { FilterSum } from '#listing/scan/panel/filter-sum.tsx'

/** Nothing on a list without amounts. What does not fit gives way from its end. */
export function FooterSums({ list }: { list: ListModel }) {
  const column = list.definition.columns.find(({ format }) => format === 'money')
  const { selection, pageRows, missingCount } = list
  // A thousand amounts are not added up again with every step of the cursor.
  const found = useMemo(
    () => column && summarizeAmounts(column, selection.size > 0 ? selection.values() : pageRows),
    [column, selection, pageRows],
  )
  if (!column) return null
  const figures: [string, bigint | number][] = !found
    ? []
    : selection.size > 0
      ? [
          ['Σ seleção', found.sum],
          ['Média', found.mean],
          ['Mín.', found.least],
          ['Máx.', found.most],
        ]
      : // A part of a page has no sum of it.
        missingCount === 0
        ? [['Σ página', found.sum]]
        : []
  return (
    // Each figure for itself: what does not fit gives way whole.
    <>
      {figures.map(([label, cents]) => (
        <span key={label} className="text-ink-2 tabular-nums">
          {label} <span className="font-medium text-ink">{formatCents(cents)}</span>
        </span>
      ))}
      <FilterSum list={list} />
    </>
  )
}
