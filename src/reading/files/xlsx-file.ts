/** A whole result as a workbook, typed, its header in sight; written as it comes, a sheet for each million rows. */
import { Zip, ZipDeflate } from 'fflate'
import type { ReadColumn } from '#reading/folds/column.ts'
import type { RunningFile, Sink } from './data-file.ts'
import { cellWriter, headerCell } from './xlsx-cell.ts'
import { sheetHead, SHEET_TAIL, workbookParts } from './xlsx-parts.ts'

/** Rows of a sheet, its header included, as the format has them. */
const MOST_ROWS = 1_048_576
/** Twice as fast as the usual 6, a tenth larger. */
const LEVEL = 3

/** `at` is the time that the package's entries carry; `mostRows` the rows of a sheet, its header included. */
export function xlsxFile(columns: readonly ReadColumn[], write: Sink, at: Date, mostRows = MOST_ROWS): RunningFile {
  const encoder = new TextEncoder()
  const cells = columns.map(cellWriter)
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const entry = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: LEVEL })
    file.mtime = at
    zip.add(file)
    return file
  }
  let sheets = 0
  let used = 0
  let sheet: ZipDeflate
  const begin = () => {
    sheet = entry(`xl/worksheets/sheet${++sheets}.xml`)
    sheet.push(
      encoder.encode(`${sheetHead(columns)}<row>${columns.map(({ label }) => headerCell(label)).join('')}</row>`),
    )
    used = 1
  }
  begin()
  return {
    add(rows) {
      let text = ''
      for (const row of rows) {
        if (used === mostRows) {
          sheet.push(encoder.encode(text + SHEET_TAIL), true)
          text = ''
          begin()
        }
        text += '<row>'
        for (const cell of cells) text += cell(row)
        text += '</row>'
        used++
      }
      sheet.push(encoder.encode(text))
    },
    end() {
      sheet.push(encoder.encode(SHEET_TAIL), true)
      for (const [name, text] of workbookParts(sheets)) entry(name).push(encoder.encode(text), true)
      zip.end()
    },
  }
}
