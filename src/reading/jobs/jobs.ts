/**
 * The heavy work on a reading's pages: keeping, folding, writing, checking. It runs in the worker, or on the page's own
 * thread where there is none; everything that goes in and out is plain data.
 */
import { exceptions, type ExceptionColumns } from '#reading/exceptions/exceptions.ts'
import type { RuleResult } from '#reading/exceptions/rule.ts'
import { checkEvidence, type EvidenceCheck, readPackagedText } from '#reading/files/check-evidence.ts'
import { csvFile } from '#reading/files/csv-file.ts'
import type { Sink } from '#reading/files/data-file.ts'
import { writeEvidence } from '#reading/files/evidence.ts'
import type { ManifestFacts } from '#reading/files/manifest.ts'
import type { Manifest } from '#reading/files/manifest-schema.ts'
import { xlsxFile } from '#reading/files/xlsx-file.ts'
import { watched } from '#reading/files/watched.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import { type FigureColumns, figures, PartialFigures, type WholeFigures } from '#reading/folds/figures.ts'
import type { Fold } from '#reading/folds/fold.ts'
import type { DaySpan } from '#reading/folds/period.ts'
import { type ComparedSides, compareFoldedSides, foldSide } from '#reading/folds/sides.ts'

import { totals } from '#reading/folds/totals.ts'
import { keepPage, keptMarks, type KeptPages, keptPage, keptRows } from '#reading/keeper/kept-pages.ts'
import type { PageMark, ReadRow } from '#reading/walk/environment.ts'
import { collector } from './collector.ts'
import { type FoldAsked, foldOf } from './fold-table.ts'
import type { JobContext } from './job-channel.ts'
import { differencesJob, type ReconcileAsked, reconcileJob } from './reconcile-job.ts'

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Rows handed on at once, and what is waited for after them. */
export interface Pace {
  readonly slice: number
  breath(): Promise<void> | void
}

/** The jobs. What the disk refuses rejects with StorageRefused. */
export function createJobs({ slice, breath }: Pace) {
  const partials = new Map<string, PartialFigures>()
  const rowsOf = (of: KeptPages) => keptRows(of, slice, breath)

  async function folded<Result>(of: KeptPages, fold: Fold<Result>): Promise<Result> {
    const running = fold.start()
    for await (const rows of rowsOf(of)) running.add(rows)
    return running.end()
  }

  return {
    /** Figures are counted from now on, with the pages of `walk` that an earlier page of the tab had kept. */
    async begin({ id, columns, walk }: { id: string; columns: FigureColumns; walk: number | null }): Promise<void> {
      const partial = new PartialFigures(columns)
      partials.set(id, partial)
      if (walk === null) return
      for (const { index } of await keptMarks(id, walk)) partial.add(walk, index, await keptPage(id, index))
    },

    /** `text`: the rows in JSON, which goes from thread to thread at a fraction of what objects cost. */
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
      const rows = JSON.parse(text) as ReadRow[]
      const mark = await keepPage(id, walk, index, rows)
      partials.get(id)?.add(walk, index, rows)
      return mark
    },

    /** Figures of what is kept so far; null where none are counted. Days are many, and shown of all pages alone. */
    async figures({ id }: { id: string }): Promise<WholeFigures | null> {
      const partial = partials.get(id)
      return partial ? { ...partial.end(), byDay: null } : null
    },

    /** Figures of all pages; folded anew where pages were read again since they were counted. */
    async end({ of, pages, again, columns }: EndAsked) {
      const partial = partials.get(of.id)
      partials.delete(of.id)
      if (partial && !again && partial.pages === pages) return partial.end()
      return folded(of, figures(columns))
    },

    fold: ({ of, asked }: { of: KeptPages; asked: FoldAsked }): Promise<unknown> => folded(of, foldOf(asked)),

    /** Two periods of a list side by side, by day and by each of `others`. */
    async periods({ now, before, spans, columns: [amount, date, others] }: PeriodsAsked): Promise<ComparedSides> {
      const side = foldSide(amount, date, others)
      const [earlier, later] = [await folded(before, side), await folded(now, side)]
      return compareFoldedSides(earlier, later, spans)
    },

    async exceptions({ of, columns }: { of: KeptPages; columns: ExceptionColumns }): Promise<RuleResult[]> {
      const running = exceptions(columns).start()
      for await (const rows of rowsOf(of)) running.first(rows)
      for await (const rows of rowsOf(of)) running.second(rows)
      return running.end()
    },

    /** Rows in the order of the reading: those with these ids, or all. */
    async rows({ of, ids }: { of: KeptPages; ids: ReadonlySet<number> | null }): Promise<ReadRow[]> {
      const found: ReadRow[] = []
      for await (const rows of rowsOf(of)) for (const row of rows) if (!ids || ids.has(row.id)) found.push(row)
      return found
    },

    async file({ of, kind, columns }: { of: KeptPages; kind: keyof typeof TYPES; columns: readonly ReadColumn[] }) {
      const out = collector()
      const begin = (write: Sink) => (kind === 'csv' ? csvFile(columns, write) : xlsxFile(columns, write, new Date()))
      const file = begin(out.write)
      for await (const rows of rowsOf(of)) file.add(rows)
      file.end()
      return out.end(TYPES[kind])
    },

    /** The package; `money` are the columns whose sums stand in the manifest. */
    async evidence({ of, money, facts }: EvidenceAsked) {
      const sums = money.map((column) => ({ field: column.field, fold: totals(column).start() }))
      for await (const rows of rowsOf(of)) for (const { fold } of sums) fold.add(rows)
      const out = collector()
      const sumsByField = new Map(sums.map(({ field, fold }) => [field, fold.end().sum]))
      const marks = await keptMarks(of.id, of.walk)
      const counted = { ...facts, marks, sums: sumsByField }
      const { manifestCode } = await writeEvidence(counted, () => rowsOf(of), out.write)
      return { file: out.end('application/zip'), manifestCode }
    },

    check: (
      { file, manifest }: { file: Blob; manifest: Manifest | null },
      context: JobContext,
    ): Promise<EvidenceCheck> => checkEvidence(watched(file, context), manifest),

    /** Differences between the reading and a table from elsewhere. */
    reconcile: ({ of, ...asked }: ReconcileAsked & { of: KeptPages }, context: JobContext) =>
      reconcileJob(asked, { rows: rowsOf(of), slice, breath }, context),

    /** The same as CSV, whole. */
    differences: (
      { of, ...asked }: ReconcileAsked & { of: KeptPages; sides: readonly [string, string] },
      context: JobContext,
    ) => differencesJob(asked, { rows: rowsOf(of), slice, breath }, context),

    /** The text of one file of a package; null where it is not there, or cannot be unpacked. */
    packaged: ({ file, name }: { file: Blob; name: string }, context: JobContext): Promise<string | null> =>
      readPackagedText(watched(file, context), name).catch(() => null),
  }
}

interface EndAsked {
  readonly of: KeptPages
  /** So many has the reading. */
  readonly pages: number
  readonly again: boolean
  readonly columns: FigureColumns
}

interface PeriodsAsked {
  readonly now: KeptPages
  readonly before: KeptPages
  /** Their first days, 'yyyy-MM-dd'. */
  readonly spans: { readonly before: DaySpan; readonly now: DaySpan }
  readonly columns: Parameters<typeof foldSide>
}

interface EvidenceAsked {
  readonly of: KeptPages
  readonly money: readonly ReadColumn[]
  /** What a package tells besides what is counted here. */
  readonly facts: Omit<ManifestFacts, 'files' | 'sums' | 'marks'>
}

/** The jobs by name, as the worker does them. */
export type Jobs = ReturnType<typeof createJobs>
