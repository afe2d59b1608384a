/**
 * A whole result as CSV: the page's CSV (spec 2 §9) with every row, and a byte-order mark so that Excel reads accents.
 */
import { isNumericFormat } from '#lib/written/cell-format.ts'
import { csvLine } from '#lib/written/csv.ts'
import { type ReadColumn, textReader } from '#reading/folds/column.ts'
import type { RunningFile, Sink } from './data-file.ts'

/** Begins the file: the mark and the header are written at once. */
export function csvFile(columns: readonly ReadColumn[], write: Sink): RunningFile {
  const encoder = new TextEncoder()
  const described = columns.map(({ label, format }) => ({ label, numeric: isNumericFormat(format) }))
  const texts = columns.map(textReader)
  write(encoder.encode(`\uFEFF${csvLine(columns.map(({ label }) => label))}`))
  return {
    add(rows) {
      let page = ''
      for (const row of rows)
        page += csvLine(
          texts.map((text) => text(row)),
          described,
        )
      write(encoder.encode(page))
    },
    end: () => {},
  }
}
