/**
 * Writes a whole result as a workbook: typed cells, a frozen header, streamed, with a new sheet for each million rows.
 */
import { Zip, ZipDeflate } from 'fflate'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { FileWriter, ByteSink } from './data-file.ts'
import { createCellWriter, formatHeaderCell } from './xlsx-cell.ts'
import { createSheetHead, SHEET_TAIL, createWorkbookParts } from './xlsx-parts.ts'

/** Rows of a sheet, including its header: the limit of the format. */
const MAX_SHEET_ROWS = 1_048_576
/** Twice as fast as the usual level 6, and a tenth larger. */
const COMPRESSION_LEVEL = 3

/**
 * Creates the workbook. `entryDate` is the time stamp of the zip entries; `maxRows` limits the rows of a sheet,
 * including its header.
 */
export function createXlsxFile(
  columns: readonly ScanColumn[],
  write: ByteSink,
  entryDate: Date,
  maxRows = MAX_SHEET_ROWS,
): FileWriter {
  const encoder = new TextEncoder()
  const cellWriters = columns.map(createCellWriter)
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const startEntry = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: COMPRESSION_LEVEL })
    file.mtime = entryDate
    zip.add(file)
    return file
  }
  let sheets = 0
  let rowsInSheet = 0
  let sheet: ZipDeflate
  const startSheet = () => {
    sheet = startEntry(`xl/worksheets/sheet${++sheets}.xml`)
    sheet.push(
      encoder.encode(
        `${createSheetHead(columns)}<row>${columns.map(({ label }) => formatHeaderCell(label)).join('')}</row>`,
      ),
    )
    rowsInSheet = 1
  }
  startSheet()
  return {
    add(rows) {
      let text = ''
      for (const row of rows) {
        if (rowsInSheet === maxRows) {
          sheet.push(encoder.encode(text + SHEET_TAIL), true)
          text = ''
          startSheet()
        }
        text += '<row>'
        for (const writeCell of cellWriters) text += writeCell(row)
        text += '</row>'
        rowsInSheet++
      }
      sheet.push(encoder.encode(text))
    },
    finish() {
      sheet.push(encoder.encode(SHEET_TAIL), true)
      for (const [name, text] of createWorkbookParts(sheets)) startEntry(name).push(encoder.encode(text), true)
      zip.end()
    },
  }
}
