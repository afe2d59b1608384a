/** Sum, groups by status and by day: folded while the pages come in, and anew where pages were read again. */
import type { Row } from '#commands/noun.ts'
import { grouped } from '#reading/folds/grouped.ts'
import { totals } from '#reading/folds/totals.ts'
import { columnOf } from './columns.ts'
import type { ListSource } from './source.ts'
import type { WholeFigures } from './whole-store.ts'

/** Figures of what is read so far: each page of a walk counts once, and a further walk begins anew. */
export function createPartial(source: ListSource) {
  let figures = startFigures(source)
  let current = 0
  const counted = new Set<number>()
  return {
    add(walk: number, index: number, rows: readonly Row[]) {
      if (walk !== current) {
        figures = startFigures(source)
        counted.clear()
        current = walk
      }
      if (counted.has(index)) return
      counted.add(index)
      figures.add(rows)
    },
    end: () => figures.end(),
    /** So many pages of the walk are counted. */
    pages: () => counted.size,
  }
}

/** An empty fold of a list's figures. */
export function startFigures({ definition }: ListSource) {
  const amount = columnOf(definition, 'money')
  const status = columnOf(definition, 'status')
  const date = columnOf(definition, 'date')
  const sums = totals(amount ?? { field: '', label: '' }).start()
  const byStatus = status && grouped({ by: 'value', column: status }, amount).start()
  const byDay = date && grouped({ by: 'day', column: date }, amount).start()
  return {
    add(rows: readonly Row[]) {
      sums.add(rows)
      byStatus?.add(rows)
      byDay?.add(rows)
    },
    end: (): WholeFigures => ({
      amount,
      totals: sums.end(),
      byStatus: byStatus?.end() ?? null,
      byDay: byDay?.end() ?? null,
    }),
  }
}
