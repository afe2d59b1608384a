/**
 * Changes how the chart of a list is shown. It changes in the task of its key: the next key finds the changed chart.
 */
import { scanStore } from '#listing/scan/scan-store.ts'
import { announce } from '#ui/announce.ts'
import { type ChartView, createChartModel } from './chart-view.ts'

/** The chart in the place of the list's table; null if there is none. */
export function getChartView(): ChartView | null {
  const view = scanStore.get()?.view
  return view?.kind === 'chart' ? view : null
}

/** Changes the chart in the place of the list's table; nothing happens if there is none. */
export function changeChart(change: (view: ChartView) => Partial<Omit<ChartView, 'kind'>>): void {
  const scan = scanStore.get()
  const view = getChartView()
  if (!scan || !view) return
  const changed = { ...view, ...change(view) }
  scanStore.set({ ...scan, view: changed })
  const { title } = createChartModel(changed)
  announce(changed.isTable ? `${title}, tabela` : title)
}
