/**
 * The sums of the list's amounts in exact cents, for the footer bar: of the page, or of the selection (ui/README §2,
 * footer bar).
 */
import { useMemo } from 'react'
import { formatCents } from '#lib/format/cents.ts'
import { summarizeAmounts } from '#listing/cell/summarize-amounts.ts'
import { findAmountColumn } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { FilterSum } from '#listing/scan/panel/filter-sum.tsx'

/** Draws nothing for a list without amounts. Figures that do not fit are hidden, from the last one. */
export function FooterSums({ list }: { list: ListModel }) {
  const column = findAmountColumn(list.definition)
  const { selection, pageRows, missingCount } = list
  // Avoids adding up a thousand amounts again with every cursor step.
  const summary = useMemo(
    () => column && summarizeAmounts(column, selection.size > 0 ? selection.values() : pageRows),
    [column, selection, pageRows],
  )
  if (!column) return null
  const figures: [string, bigint | number][] = !summary
    ? []
    : selection.size > 0
      ? [
          ['Σ seleção', summary.sum],
          ['Média', summary.mean],
          ['Mín.', summary.least],
          ['Máx.', summary.most],
        ]
      : // An incomplete page has no sum.
        missingCount === 0
        ? [['Σ página', summary.sum]]
        : []
  return (
    // No wrapper element: each figure is hidden as a whole if it does not fit.
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
