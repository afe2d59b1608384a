/**
 * A whole result as CSV: the page's CSV (spec 2 §9) with every row, and a byte-order mark so that Excel reads accents.
 */
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { formatCsvLine } from '#lib/format/csv.ts'
import { type ScanColumn, createTextReader } from '#scan/aggregates/scan-column.ts'
import type { FileWriter, ByteSink } from './data-file.ts'

/** Begins the file: the mark and the header are written at once. */
export function createCsvFile(columns: readonly ScanColumn[], write: ByteSink): FileWriter {
  const encoder = new TextEncoder()
  const described = columns.map(({ label, format }) => ({ label, isNumeric: isNumericFormat(format) }))
  const texts = columns.map(createTextReader)
  write(encoder.encode(`\uFEFF${formatCsvLine(columns.map(({ label }) => label))}`))
  return {
    add(rows) {
      let page = ''
      for (const row of rows)
        page += formatCsvLine(
          texts.map((text) => text(row)),
          described,
        )
      write(encoder.encode(page))
    },
    finish: () => {},
  }
}
