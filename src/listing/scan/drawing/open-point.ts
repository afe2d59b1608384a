/**
 * Leads from a point of a chart to its rows: the list filters them, or the panel shows those that the scan has read.
 */
import type { ListModel } from '#listing/model.ts'
import { showMatchingRows } from '#listing/scan/analysis/analyse.ts'
import type { ChartPoint } from '#listing/scan/charts/chart-model.ts'
import type { ChartData } from '#listing/scan/charts/chart-view.ts'
import { createPointCondition } from '#listing/scan/charts/point-conditions.ts'
import { notifyOnFailure } from '#listing/scan/notify-on-failure.ts'
import {
  applyNarrowing,
  getAmountFilters,
  getSpanFilters,
  getValueFilters,
  type NarrowingFilters,
} from '#listing/scan/panel/narrow-list.ts'
import { getScanSession } from '#listing/scan/run-scan.ts'
import { closeScanView } from '#listing/scan/view-frame.tsx'

/** The filters that list only the rows of a point; null if the list has none for them. */
function getPointFilters(list: ListModel, data: ChartData, { target }: ChartPoint): NarrowingFilters | null {
  if (target.kind === 'days') return getSpanFilters(list, target.first, target.last)
  if (target.kind === 'amounts') return getAmountFilters(list, target.from, target.to)
  return data.kind === 'largestGroups' ? getValueFilters(list.definition, data.column, target.key) : null
}

/** What `openPoint` does with this point: 'Filtrar por 12/10', or 'Ver as linhas de 12/10'. */
export const formatPointAction = (list: ListModel, data: ChartData, point: ChartPoint): string =>
  `${getPointFilters(list, data, point) ? 'Filtrar por' : 'Ver as linhas de'} ${point.label}`

/** Shows the rows of a point. */
export function openPoint(list: ListModel, data: ChartData, columnLabel: string, point: ChartPoint): void {
  const filters = getPointFilters(list, data, point)
  const session = getScanSession()
  if (filters || !session) return applyNarrowing(list, columnLabel, filters)
  const showRows = async () => {
    // The focus goes to the table, and from there to the rows when they are found.
    await closeScanView(list)
    await showMatchingRows(session.source, [createPointCondition(data, point.target)])
  }
  notifyOnFailure(showRows(), 'Não foi possível ler as páginas guardadas.')
}
