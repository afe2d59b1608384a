/** The jobs that write files of a scan. */
import { createCsvFile } from '#scan/files/csv-file.ts'
import type { ByteSink } from '#scan/files/data-file.ts'
import { type PackagedChart, writeEvidence } from '#scan/files/write-evidence.ts'
import type { ManifestInput } from '#scan/files/manifest.ts'
import { createXlsxFile } from '#scan/files/xlsx-file.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { aggregateTotals } from '#scan/aggregates/totals.ts'
import { loadMarks, type StoredPages } from '#scan/page-store/stored-pages.ts'
import { createRowFilter, type RowCondition } from '#scan/conditions/row-condition.ts'
import { createByteCollector } from './byte-collector.ts'
import type { ReadRows } from './row-reader.ts'

const FILE_TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

interface EvidenceInput {
  readonly storedPages: StoredPages
  readonly moneyColumns: readonly ScanColumn[]
  /** Content of the manifest besides what is counted here. */
  readonly data: Omit<ManifestInput, 'files' | 'sums' | 'marks'>
  readonly charts: readonly PackagedChart[]
}

/** Creates these jobs; `readRows` reads the rows of a scan. */
export const createFileJobs = (readRows: ReadRows) => ({
  /** A file of all rows, or of those that fulfil the conditions. */
  async file({
    storedPages,
    kind,
    columns,
    conditions,
  }: {
    storedPages: StoredPages
    kind: keyof typeof FILE_TYPES
    columns: readonly ScanColumn[]
    conditions?: readonly RowCondition[]
  }) {
    const isWanted = createRowFilter(conditions ?? [])
    const out = createByteCollector()
    const startFile = (write: ByteSink) =>
      kind === 'csv' ? createCsvFile(columns, write) : createXlsxFile(columns, write, new Date())
    const file = startFile(out.write)
    for await (const rows of readRows(storedPages)) file.add(rows.filter(isWanted))
    file.finish()
    return out.end(FILE_TYPES[kind])
  },

  /** The evidence package; the sums of `moneyColumns` go into the manifest. */
  async evidence({ storedPages, moneyColumns, data, charts }: EvidenceInput) {
    const sums = moneyColumns.map((column) => ({ field: column.field, running: aggregateTotals(column).start() }))
    for await (const rows of readRows(storedPages)) for (const { running } of sums) running.add(rows)
    const out = createByteCollector()
    const sumsByField = new Map(sums.map(({ field, running }) => [field, running.getResult().sum]))
    const marks = await loadMarks(storedPages.id, storedPages.pass)
    const input = { ...data, charts, marks, sums: sumsByField }
    const { manifestCode } = await writeEvidence(input, () => readRows(storedPages), out.write)
    return { file: out.end('application/zip'), manifestCode }
  },
})
