/**
 * Writes the cells of a sheet (ECMA-376): numbers as numbers, dates as dates, everything else as text that is never a
 * formula.
 */
import type { CellFormat } from '#lib/format/cell-format.ts'
import { parseDate } from '#lib/format/dates.ts'
import { type ScanColumn, createColumnReader, createTextReader } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Indexes in the list of cell styles (xlsx-parts.ts). */
export const STYLES = { plain: 0, money: 1, date: 2, percent: 3, header: 4, id: 5 } as const

/** The most characters that a cell may hold. */
const MAX_CELL_LENGTH = 32_767

/** Characters that XML 1.0 cannot contain: control characters and unpaired surrogates. */
const INVALID_XML_CHARACTERS =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const XML_ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes text for an element or attribute. A text like '_x0041_' is escaped too, because spreadsheets would read it as
 * a letter.
 */
export const escapeXml = (text: string): string =>
  text
    .slice(0, MAX_CELL_LENGTH)
    .replace(INVALID_XML_CHARACTERS, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (character) => XML_ENTITIES[character] ?? character)

/**
 * Converts a date's local time to days since 30 December 1899, as spreadsheets count. The fraction is not rounded:
 * readers truncate seconds, so a rounded fraction could fall into the second before.
 */
export function toSerialDate(date: Date): number {
  const localMs = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
    date.getSeconds(),
  )
  return localMs / 86_400_000 + 25_569
}

const formatTextCell = (text: string, style: number = STYLES.plain): string =>
  text === '' ? '<c/>' : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** Formats a cell of the first row. */
export const formatHeaderCell = (label: string): string => formatTextCell(label, STYLES.header)

/** True if a negative amount or percentage rounds to zero at two decimals: a sheet would show -0,00. */
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

/** Creates the function that writes a column's cells. Create it once a column; it is called once a row. */
export function createCellWriter(column: ScanColumn): (row: ScanRow) => string {
  const read = createColumnReader(column.field)
  const readText = createTextReader(column)
  const style = column.format ? NUMBER_STYLES[column.format] : undefined
  return (row) => {
    const value = read(row)
    const isNumber = typeof value === 'number' && Number.isFinite(value) && (style !== STYLES.id || isRecordId(value))
    if (style !== undefined && isNumber) return formatNumberCell(value, style)
    if (column.format === 'date') {
      const date = parseDate(value)
      // Sheets have no days before 1900.
      if (date && date.getFullYear() >= 1900) return formatNumberCell(toSerialDate(date), STYLES.date)
    }
    return formatTextCell(readText(row))
  }
}
