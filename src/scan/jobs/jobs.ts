/**
 * The heavy work on a scan's pages: storing, aggregating, writing files, checking packages. It runs in the worker, or
 * on the page's own thread if there is no worker. All inputs and results are plain data.
 */
import { aggregateExceptions, type ExceptionColumns } from '#scan/exceptions/exceptions.ts'
import type { RuleResult } from '#scan/exceptions/rule.ts'
import { checkEvidence, type EvidenceCheck, readPackagedText } from '#scan/files/check-evidence.ts'
import type { Manifest } from '#scan/files/manifest-schema.ts'
import { watchSource } from '#scan/files/watch-source.ts'
import type { DaySpan } from '#scan/aggregates/period-comparison.ts'
import { type ComparedPeriods, compareAggregatedPeriods, aggregatePeriod } from '#scan/aggregates/compared-periods.ts'
import type { StoredPages } from '#scan/page-store/stored-pages.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type AggregateRequest, createAggregate } from './aggregate-table.ts'
import { createFigureJobs } from './figure-jobs.ts'
import { createFileJobs } from './file-jobs.ts'
import type { JobContext } from './job-channel.ts'
import { differencesJob, type ReconcileInput, reconcileJob } from './reconcile-job.ts'
import { createAggregateRunner, createRowReader, type Pace } from './row-reader.ts'

interface PeriodsInput {
  readonly after: StoredPages
  readonly before: StoredPages
  /** First and last day of each period, 'yyyy-MM-dd'. */
  readonly spans: { readonly before: DaySpan; readonly after: DaySpan }
  readonly columns: Parameters<typeof aggregatePeriod>
}

/** Creates the jobs. They reject with StorageError if the disk rejects an operation. */
export function createJobs(pace: Pace) {
  const readRows = createRowReader(pace)
  const runAggregate = createAggregateRunner(readRows)
  return {
    ...createFigureJobs(runAggregate),
    ...createFileJobs(readRows),

    aggregate: ({ storedPages, request }: { storedPages: StoredPages; request: AggregateRequest }): Promise<unknown> =>
      runAggregate(storedPages, createAggregate(request)),

    /** Compares two periods of a list, by day and by each of `others`. */
    async periods({ after, before, spans, columns: [amount, date, others] }: PeriodsInput): Promise<ComparedPeriods> {
      const aggregate = aggregatePeriod(amount, date, others)
      const [earlier, later] = [await runAggregate(before, aggregate), await runAggregate(after, aggregate)]
      return compareAggregatedPeriods(earlier, later, spans)
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

    check: (
      { file, manifest }: { file: Blob; manifest: Manifest | null },
      context: JobContext,
    ): Promise<EvidenceCheck> => checkEvidence(watchSource(file, context), manifest),

    /** Differences between the scan and a table from elsewhere. */
    reconcile: ({ storedPages, ...input }: ReconcileInput & { storedPages: StoredPages }, context: JobContext) =>
      reconcileJob(input, { ...pace, rows: readRows(storedPages) }, context),

    /** All differences as a CSV file. */
    differences: (
      { storedPages, ...input }: ReconcileInput & { storedPages: StoredPages; sides: readonly [string, string] },
      context: JobContext,
    ) => differencesJob(input, { ...pace, rows: readRows(storedPages) }, context),

    /** The text of one file of a package; null if the package has no such file, or it cannot be unpacked. */
    packaged: ({ file, name }: { file: Blob; name: string }, context: JobContext): Promise<string | null> =>
      readPackagedText(watchSource(file, context), name).catch(() => null),
  }
}

/** The jobs by name, as the worker runs them. */
export type Jobs = ReturnType<typeof createJobs>
