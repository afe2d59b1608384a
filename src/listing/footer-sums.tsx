/** The sums of the column of money, in exact cents: of the page, or of what is selected (ui/README §4, footer bar). */
import { useMemo } from 'react'
import type { Row } from '#commands/noun.ts'
import { centsOf, ExactSum, formatCents, meanOf } from '#lib/cents.ts'
import { FilterSum } from '#listing/whole/filter-sum.tsx'
import { cellValue, type Column } from './define.ts'
import type { ListModel } from './model.ts'

/** Sum, mean and ends of the amounts of these rows, in cents; null where none has one. */
export function amountsOf(column: Column, rows: Iterable<Row>) {
  const sum = new ExactSum()
  const all: number[] = []
  for (const row of rows) {
    const cents = centsOf(cellValue(column, row))
    if (cents === null) continue
    sum.add(cents)
    all.push(cents)
  }
  if (all.length === 0) return null
  const least = all.reduce((one, other) => Math.min(one, other))
  const most = all.reduce((one, other) => Math.max(one, other))
  return { sum: sum.total, mean: meanOf(sum.total, all.length), least, most }
}

/** Nothing on a list without amounts. What does not fit gives way from its end. */
export function FooterSums({ list }: { list: ListModel }) {
  const column = list.definition.columns.find(({ format }) => format === 'money')
  const { selection, pageRows } = list
  // A thousand amounts are not added up again with every step of the cursor.
  const found = useMemo(
    () => column && amountsOf(column, selection.size > 0 ? selection.values() : pageRows),
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
      : [['Σ página', found.sum]]
  return (
    // Each figure for itself: what does not fit gives way whole.
    <span className="hidden lg:contents">
      {figures.map(([label, cents]) => (
        <span key={label} className="text-ink-2 tabular-nums">
          {label} <span className="font-medium text-ink">{formatCents(cents)}</span>
        </span>
      ))}
      <FilterSum list={list} />
    </span>
  )
}
