/**
 * One cell of a sheet (ECMA-376): numbers as numbers, dates as dates, everything else as text that is never a formula.
 */
import type { CellFormat } from '#lib/format/cell-format.ts'
import { parseDate } from '#lib/format/dates.ts'
import { type ScanColumn, createColumnReader, createTextReader } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Places in the list of cell styles (xlsx-parts.ts). */
export const STYLES = { plain: 0, money: 1, date: 2, percent: 3, header: 4, id: 5 } as const

/** What a sheet's cell may hold, in characters. */
const MAX_CELL_LENGTH = 32_767

/** What XML 1.0 cannot hold: control characters and halves of surrogate pairs. */
const INVALID_XML_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or attribute; '_x0041_' would be read as a letter by spreadsheets, and is kept from it. */
export const escapeXml = (text: string): string =>
  text
    .slice(0, MAX_CELL_LENGTH)
    .replace(INVALID_XML_CHARACTERS, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => XML_ENTITIES[sign] ?? sign)

/**
 * Days since 30 December 1899 of a date's own wall clock, as spreadsheets count; in full, because readers cut seconds
 * off and a rounded fraction would fall into the one before.
 */
export function toSerialDate(date: Date): number {
  const wall = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  )
  return wall / 86_400_000 + 25_569
}

const formatTextCell = (text: string, style: number = STYLES.plain): string =>
  text === '' ? '<c/>' : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** A cell of the first row. */
export const formatHeaderCell = (label: string): string => formatTextCell(label, STYLES.header)

/** Of money and percentages two decimals are seen: a sheet would show what rounds to zero from below as -0,00. */
const roundsToZero = (value: number, style: number): boolean =>
  value < 0 && (style === STYLES.money || style === STYLES.percent) && Math.round(-value * 100) === 0

const formatNumberCell = (value: number, style: number): string =>
  `<c s="${style}"><v>${roundsToZero(value, style) ? 0 : value + 0}</v></c>`

const NUMBER_STYLES: Partial<Record<CellFormat, number>> = {
  money: STYLES.money,
  percent: STYLES.percent,
  number: STYLES.plain,
  id: STYLES.id,
}

/** Writes the cell of a column; made once a column, called once a row. */
export function createCellWriter(column: ScanColumn): (row: ScanRow) => string {
  const read = createColumnReader(column.field)
  const text = createTextReader(column)
  const style = column.format ? NUMBER_STYLES[column.format] : undefined
  return (row) => {
    const value = read(row)
    const isNumber = typeof value === 'number' && Number.isFinite(value) && (style !== STYLES.id || isRecordId(value))
    if (style !== undefined && isNumber) return formatNumberCell(value, style)
    if (column.format === 'date') {
      const date = parseDate(value)
      // Sheets know no day before 1900.
      if (date && date.getFullYear() >= 1900) return formatNumberCell(toSerialDate(date), STYLES.date)
    }
    return formatTextCell(text(row))
  }
}
