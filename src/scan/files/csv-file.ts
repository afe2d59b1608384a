/**
 * Writes a whole result as CSV: the same format as the CSV of a page (spec 2 §9), with a byte order mark so that Excel
 * reads accents.
 */
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { formatCsvLine } from '#lib/format/csv.ts'
import { type ScanColumn, createTextReader } from '#scan/aggregates/scan-column.ts'
import type { FileWriter, ByteSink } from './data-file.ts'

/** Creates the file; the byte order mark and the header are written at once. */
export function createCsvFile(columns: readonly ScanColumn[], write: ByteSink): FileWriter {
  const encoder = new TextEncoder()
  const cellOptions = columns.map(({ label, format }) => ({ label, isNumeric: isNumericFormat(format) }))
  const textReaders = columns.map(createTextReader)
  write(encoder.encode(`\uFEFF${formatCsvLine(columns.map(({ label }) => label))}`))
  return {
    add(rows) {
      let text = ''
      for (const row of rows)
        text += formatCsvLine(
          textReaders.map((readText) => readText(row)),
          cellOptions,
        )
      write(encoder.encode(text))
    },
    finish: () => {},
  }
}
