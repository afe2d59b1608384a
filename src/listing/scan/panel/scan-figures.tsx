/** Shows the figures of every scan: sum, mean, minimum and maximum of the amount, and groups by status and by day. */
import type { ListModel } from '#listing/model.ts'
import { findColumnByFormat } from '#listing/scan/scan-columns.ts'
import { createDayBars, toBarRows } from './bar-rows.ts'
import { FiguresList, toTotalsFigures } from './figures-list.tsx'
import { type BarRow, GroupBars } from './group-bars.tsx'
import { applyNarrowing, getDayFilters, getValueFilters } from './narrow-list.ts'
import type { ScanFigures } from '#scan/aggregates/figures.ts'

interface ScanFiguresProps {
  list: ListModel
  figures: ScanFigures
  note: string | null
}

/** Renders the figures; a click on a value narrows the list to it. */
export function ScanFiguresView({ list, figures, note }: ScanFiguresProps) {
  const { totals, amount, byStatus, byDay } = figures
  const { definition } = list
  const narrow = (by: 'status' | 'date') => (row: BarRow) => {
    const column = findColumnByFormat(definition, by)
    applyNarrowing(
      list,
      column?.label ?? '',
      by === 'date' ? getDayFilters(list, row.key) : column && getValueFilters(definition, column, row.key),
    )
  }
  const hasAmount = amount !== null
  return (
    <>
      {amount && <FiguresList figures={toTotalsFigures(totals)} note={note} />}
      {byStatus && byStatus.length > 0 && (
        <GroupBars
          title="Por status"
          rows={toBarRows('value', byStatus, hasAmount)}
          note={note}
          onValue={narrow('status')}
          column={definition.columns.find(({ format }) => format === 'status')}
        />
      )}
      {byDay && byDay.length > 0 && (
        <GroupBars {...createDayBars('Por dia', byDay, hasAmount)} note={note} onValue={narrow('date')} />
      )}
    </>
  )
}
