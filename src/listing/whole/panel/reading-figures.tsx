/** What every reading tells unasked: sum, mean and ends of the amount, and its groups by status and by day. */
import type { ListModel } from '#listing/model.ts'
import { columnOf } from '#listing/whole/columns.ts'
import { dayBars, groupRows } from './bar-rows.ts'
import { FiguresList, totalsFigures } from './figures-list.tsx'
import { type BarRow, GroupBars } from './group-bars.tsx'
import { narrowTo, narrowToDay, narrowToValue } from './narrow.ts'
import type { WholeFigures } from '#reading/folds/figures.ts'

interface ReadingFiguresProps {
  list: ListModel
  figures: WholeFigures
  note: string | null
}

/** Values lead to the list narrowed to them. */
export function ReadingFigures({ list, figures, note }: ReadingFiguresProps) {
  const { totals, amount, byStatus, byDay } = figures
  const { definition } = list
  const narrow = (by: 'status' | 'date') => (row: BarRow) => {
    const column = columnOf(definition, by)
    narrowTo(
      list,
      column?.label ?? '',
      by === 'date' ? narrowToDay(list, row.key) : column && narrowToValue(definition, column, row.key),
    )
  }
  const has = amount !== null
  return (
    <>
      {amount && <FiguresList figures={totalsFigures(totals)} note={note} />}
      {byStatus && byStatus.length > 0 && (
        <GroupBars
          title="Por status"
          rows={groupRows('value', byStatus, has)}
          note={note}
          onValue={narrow('status')}
          column={definition.columns.find(({ format }) => format === 'status')}
        />
      )}
      {byDay && byDay.length > 0 && (
        <GroupBars {...dayBars('Por dia', byDay, has)} note={note} onValue={narrow('date')} />
      )}
    </>
  )
}
