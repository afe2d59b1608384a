/** The jobs that store a scan's pages and count its figures while it runs. */
import { type FigureColumns, aggregateFigures, PartialFigures, type ScanFigures } from '#scan/aggregates/figures.ts'
import { type CountedColumns, listCountedCharts } from '#scan/charts/counted-charts.ts'
import { storePage, loadMarks, type StoredPages, loadPage } from '#scan/page-store/stored-pages.ts'
import type { PageMark, ScanRow } from '#scan/protocol/scan-environment.ts'
import { type AggregateRequest, createAggregate } from './aggregate-table.ts'
import type { RunAggregate } from './row-reader.ts'

interface EndInput {
  readonly storedPages: StoredPages
  /** Number of pages of the scan. */
  readonly pages: number
  readonly isRepeated: boolean
  readonly columns: FigureColumns
}

const getRequestKey = ({ name, args }: Pick<AggregateRequest, 'args'> & { readonly name: string }): string =>
  JSON.stringify([name, args])

/** The charts to be counted together with the figures, by the key of their request. */
const createChartAggregates = (columns: CountedColumns) =>
  new Map(listCountedCharts(columns).map(({ request, aggregate }) => [getRequestKey(request), aggregate]))

/** Creates these jobs; they share the figures that are being counted. */
export function createFigureJobs(runAggregate: RunAggregate) {
  const partials = new Map<string, PartialFigures>()
  /** The charts of the scan that ended last. */
  let counted: { readonly pages: StoredPages; readonly figures: PartialFigures } | null = null
  return {
    /** Starts counting figures. `pass`: its pages, stored by an earlier load of the tab's page, count too. */
    async start({ id, columns, pass }: { id: string; columns: CountedColumns; pass: number | null }): Promise<void> {
      const partial = new PartialFigures(columns, createChartAggregates(columns))
      partials.set(id, partial)
      if (pass === null) return
      for (const { index } of await loadMarks(id, pass)) partial.add(pass, index, await loadPage(id, index))
    },

    /** `text` holds the rows as JSON, which passes between threads at a fraction of the cost of objects. */
    async storePage({
      id,
      pass,
      index,
      text,
    }: {
      id: string
      pass: number
      index: number
      text: string
    }): Promise<PageMark> {
      const rows = JSON.parse(text) as ScanRow[]
      const mark = await storePage(id, pass, index, rows)
      partials.get(id)?.add(pass, index, rows)
      return mark
    },

    /**
     * Figures of the pages stored so far; null if none are counted. Days are omitted: there are many, and the panel
     * shows them only for all pages.
     */
    async figures({ id }: { id: string }): Promise<ScanFigures | null> {
      const partial = partials.get(id)
      return partial ? { ...partial.getFigures(), byDay: null } : null
    },

    /** Figures of all pages; aggregated again if pages were read again after they were counted. */
    async end({ storedPages, pages, isRepeated, columns }: EndInput) {
      const partial = partials.get(storedPages.id)
      partials.delete(storedPages.id)
      counted = null
      if (!partial || isRepeated || partial.pages !== pages) return runAggregate(storedPages, aggregateFigures(columns))
      counted = { pages: storedPages, figures: partial }
      return partial.getFigures()
    },

    /** The data of a chart: what the scan has counted, or else computed from its pages. */
    async chart({ storedPages, request }: { storedPages: StoredPages; request: AggregateRequest }): Promise<unknown> {
      const isCounted = counted && JSON.stringify(counted.pages) === JSON.stringify(storedPages)
      const running = isCounted ? counted?.figures.getChart(getRequestKey(request)) : undefined
      return running?.getResult() ?? runAggregate(storedPages, createAggregate(request))
    },
  }
}
