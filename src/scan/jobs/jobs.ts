/**
 * The heavy work on a scan's pages: storing, aggregating, writing files, checking packages. It runs in the worker, or
 * on the page's own thread if there is no worker. All inputs and results are plain data.
 */
import { aggregateExceptions, type ExceptionColumns } from '#scan/exceptions/exceptions.ts'
import type { RuleResult } from '#scan/exceptions/rule.ts'
import { checkEvidence, type EvidenceCheck, readPackagedText } from '#scan/files/check-evidence.ts'
import { createCsvFile } from '#scan/files/csv-file.ts'
import type { ByteSink } from '#scan/files/data-file.ts'
import { writeEvidence } from '#scan/files/write-evidence.ts'
import type { ManifestInput } from '#scan/files/manifest.ts'
import type { Manifest } from '#scan/files/manifest-schema.ts'
import { createXlsxFile } from '#scan/files/xlsx-file.ts'
import { watchSource } from '#scan/files/watch-source.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { type FigureColumns, aggregateFigures, PartialFigures, type ScanFigures } from '#scan/aggregates/figures.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import type { DaySpan } from '#scan/aggregates/compare-period.ts'
import { type ComparedSides, compareSides, aggregateSide } from '#scan/aggregates/period-sides.ts'

import { aggregateTotals } from '#scan/aggregates/totals.ts'
import { storePage, loadMarks, type StoredPages, loadPage, readStoredRows } from '#scan/page-store/stored-pages.ts'
import type { PageMark, ScanRow } from '#scan/protocol/scan-environment.ts'
import { createByteCollector } from './byte-collector.ts'
import { type AggregateRequest, createAggregate } from './aggregate-table.ts'
import type { JobContext } from './job-channel.ts'
import { differencesJob, type ReconcileInput, reconcileJob } from './reconcile-job.ts'

const FILE_TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** How many rows are passed on at once, and what is awaited after each slice. */
export interface Pace {
  readonly sliceSize: number
  yieldToBrowser(): Promise<void> | void
}

/** Creates the jobs. They reject with StorageError if the disk rejects an operation. */
export function createJobs({ sliceSize, yieldToBrowser }: Pace) {
  const partials = new Map<string, PartialFigures>()
  const readRows = (storedPages: StoredPages) => readStoredRows(storedPages, sliceSize, yieldToBrowser)

  async function runAggregate<Result>(storedPages: StoredPages, aggregate: Aggregate<Result>): Promise<Result> {
    const running = aggregate.start()
    for await (const rows of readRows(storedPages)) running.add(rows)
    return running.getResult()
  }

  return {
    /** Starts counting figures. `pass`: its pages, stored by an earlier load of the tab's page, count too. */
    async start({ id, columns, pass }: { id: string; columns: FigureColumns; pass: number | null }): Promise<void> {
      const partial = new PartialFigures(columns)
      partials.set(id, partial)
      if (pass === null) return
      for (const { index } of await loadMarks(id, pass)) partial.add(pass, index, await loadPage(id, index))
    },

    /** `text` holds the rows as JSON, which passes between threads at a fraction of the cost of objects. */
    async keep({
      id,
      walk,
      index,
      text,
    }: {
      id: string
      walk: number
      index: number
      text: string
    }): Promise<PageMark> {
      const rows = JSON.parse(text) as ScanRow[]
      const mark = await storePage(id, walk, index, rows)
      partials.get(id)?.add(walk, index, rows)
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
      if (partial && !isRepeated && partial.pages === pages) return partial.getFigures()
      return runAggregate(storedPages, aggregateFigures(columns))
    },

    fold: ({ storedPages, asked }: { storedPages: StoredPages; asked: AggregateRequest }): Promise<unknown> =>
      runAggregate(storedPages, createAggregate(asked)),

    /** Compares two periods of a list, by day and by each of `others`. */
    async periods({ after, before, spans, columns: [amount, date, others] }: PeriodsInput): Promise<ComparedSides> {
      const side = aggregateSide(amount, date, others)
      const [beforeSide, afterSide] = [await runAggregate(before, side), await runAggregate(after, side)]
      return compareSides(beforeSide, afterSide, spans)
    },

    async exceptions({
      storedPages,
      columns,
    }: {
      storedPages: StoredPages
      columns: ExceptionColumns
    }): Promise<RuleResult[]> {
      const running = aggregateExceptions(columns).start()
      for await (const rows of readRows(storedPages)) running.addFirstPass(rows)
      for await (const rows of readRows(storedPages)) running.addSecondPass(rows)
      return running.getResult()
    },

    /** Rows in the order of the scan: those with these ids, or all. */
    async rows({
      storedPages,
      ids,
    }: {
      storedPages: StoredPages
      ids: ReadonlySet<number> | null
    }): Promise<ScanRow[]> {
      const found: ScanRow[] = []
      for await (const rows of readRows(storedPages))
        for (const row of rows) if (!ids || ids.has(row.id)) found.push(row)
      return found
    },

    async file({
      storedPages,
      kind,
      columns,
    }: {
      storedPages: StoredPages
      kind: keyof typeof FILE_TYPES
      columns: readonly ScanColumn[]
    }) {
      const out = createByteCollector()
      const startFile = (write: ByteSink) =>
        kind === 'csv' ? createCsvFile(columns, write) : createXlsxFile(columns, write, new Date())
      const file = startFile(out.write)
      for await (const rows of readRows(storedPages)) file.add(rows)
      file.finish()
      return out.end(FILE_TYPES[kind])
    },

    /** The evidence package; the sums of `moneyColumns` go into the manifest. */
    async evidence({ storedPages, moneyColumns, data }: EvidenceInput) {
      const sums = moneyColumns.map((column) => ({ field: column.field, fold: aggregateTotals(column).start() }))
      for await (const rows of readRows(storedPages)) for (const { fold } of sums) fold.add(rows)
      const out = createByteCollector()
      const sumsByField = new Map(sums.map(({ field, fold }) => [field, fold.getResult().sum]))
      const marks = await loadMarks(storedPages.id, storedPages.pass)
      const input = { ...data, marks, sums: sumsByField }
      const { manifestCode } = await writeEvidence(input, () => readRows(storedPages), out.write)
      return { file: out.end('application/zip'), manifestCode }
    },

    check: (
      { file, manifest }: { file: Blob; manifest: Manifest | null },
      context: JobContext,
    ): Promise<EvidenceCheck> => checkEvidence(watchSource(file, context), manifest),

    /** Differences between the scan and a table from elsewhere. */
    reconcile: ({ storedPages, ...asked }: ReconcileInput & { storedPages: StoredPages }, context: JobContext) =>
      reconcileJob(asked, { rows: readRows(storedPages), sliceSize, yieldToBrowser }, context),

    /** All differences as a CSV file. */
    differences: (
      { storedPages, ...asked }: ReconcileInput & { storedPages: StoredPages; sides: readonly [string, string] },
      context: JobContext,
    ) => differencesJob(asked, { rows: readRows(storedPages), sliceSize, yieldToBrowser }, context),

    /** The text of one file of a package; null if the package has no such file, or it cannot be unpacked. */
    packaged: ({ file, name }: { file: Blob; name: string }, context: JobContext): Promise<string | null> =>
      readPackagedText(watchSource(file, context), name).catch(() => null),
  }
}

interface EndInput {
  readonly storedPages: StoredPages
  /** Number of pages of the scan. */
  readonly pages: number
  readonly isRepeated: boolean
  readonly columns: FigureColumns
}

interface PeriodsInput {
  readonly after: StoredPages
  readonly before: StoredPages
  /** First and last day of each period, 'yyyy-MM-dd'. */
  readonly spans: { readonly before: DaySpan; readonly now: DaySpan }
  readonly columns: Parameters<typeof aggregateSide>
}

interface EvidenceInput {
  readonly storedPages: StoredPages
  readonly moneyColumns: readonly ScanColumn[]
  /** Content of the manifest besides what is counted here. */
  readonly data: Omit<ManifestInput, 'files' | 'sums' | 'marks'>
}

/** The jobs by name, as the worker runs them. */
export type Jobs = ReturnType<typeof createJobs>
