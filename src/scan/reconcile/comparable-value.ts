/**
 * Decides when two values are the same although they are written differently: accents, spaces, decimal comma, date
 * order, guards against formulas.
 */
import { unescapeFormula } from '#lib/format/csv.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { formatCell } from '#lib/format/cell-format.ts'
import { parseDecimal, replaceNoBreakSpaces } from '#lib/format/money.ts'
import { toCents } from '#lib/format/cents.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { type ScanColumn, formatValue } from '#scan/aggregates/scan-column.ts'
import { toDay, toMinute } from '#scan/aggregates/date-parts.ts'

const NUMERIC_FORMATS = new Set<ScanColumn['format']>(['money', 'number', 'percent'])

/** A number with one comma before three digits: either thousands or decimals. */
const AMBIGUOUS_DECIMAL = /^\D*\d{1,3},\d{3}\D*$/

/** A date as spreadsheets and statements write it: without leading zeros, with dots, or with a two-digit year. */
const LOOSE_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](20)?(\d\d)(?:,?\s+(?:às\s+)?(\d{1,2})[:h](\d\d)(?::\d\d)?)?$/

/** Turns '5/1/26 9:54' into '05/01/2026 09:54'; any other text stays as it is. */
function completeDate(text: string): string {
  const [, ...parts] = LOOSE_DATE.exec(text.trim()) ?? []
  const [day, month, , year, hour, minute] = parts.map((part) => part?.padStart(2, '0'))
  if (!year) return text
  return `${day}/${month}/20${year}${hour ? ` ${hour}:${minute}` : ''}`
}

/**
 * Parses 'R$ 1.234,50', '1234.5', '-R$ 10,00', 'R$ (10,00)', '10,00-' and '10,00 D' (the last two as ledgers and
 * statements write debits); undefined if the text is not a number.
 */
function parseWrittenNumber(text: string): number | undefined {
  const plain = text
    .replace(/R\$|%|\s/g, '')
    .replaceAll('\u2212', '-')
    .replace(/(?<=\d)([cd])$/i, (side) => (/d/i.test(side) ? '-' : ''))
  const digits = plain.replace(/^-|^\((.*)\)$|-$/, '$1')
  // English thousands: a comma before three digits followed by a point, or two such commas.
  const normalized = /^\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,})$/.test(digits) ? digits.replaceAll(',', '') : digits
  const value = parseDecimal(normalized)
  return typeof value === 'number' ? (digits === plain ? value : 0 - value) : undefined
}

/** One text for all ways of writing a value; '' if there is none. An unreadable value gives its normalized text. */
export function toComparable({ format, textByValue }: ScanColumn, value: unknown): string {
  if (NUMERIC_FORMATS.has(format)) {
    const number = typeof value === 'number' ? value : parseWrittenNumber(String(value))
    if (number !== undefined && format !== 'money') return String(number)
    const cents = number === undefined ? null : toCents(number)
    // An amount has no fractions of a cent, and nobody knows whether 14,897 is fourteen thousand.
    const isWhole =
      typeof value === 'number' || (cents !== null && cents / 100 === number && !AMBIGUOUS_DECIMAL.test(String(value)))
    if (cents !== null && isWhole) return String(cents)
  }
  if (format === 'date') {
    const minute = toMinute(typeof value === 'string' ? completeDate(value) : value)
    if (minute !== null) return minute
  }
  const text = typeof value === 'string' ? unescapeFormula(sanitizeLine(value)) : formatCell(format, value)
  if (format === 'id') {
    // Also as spreadsheets show an id: 1.234, 12,00.
    const id = text
      .trim()
      .replace(/^#?0*(?=\d)/, '')
      .replace(/^([\d.]+)[.,]0{1,2}$/, '$1')
    return /^\d{1,3}(\.\d{3})+$/.test(id) ? id.replaceAll('.', '') : id
  }
  return normalizeCell(textByValue ? findTextByValue(textByValue, text.trim()) : text)
}

const normalizeCell = (text: string): string => normalizeText(replaceNoBreakSpaces(text)).trim().replace(/\s+/g, ' ')

/**
 * Finds the text that a column shows for a value: '1', or 'Pendente' as a statement writes it, gives '1 · pendente'.
 */
function findTextByValue(texts: Readonly<Record<string, string>>, text: string): string {
  const formatted = formatValue({ textByValue: texts }, text)
  if (formatted !== text) return formatted
  const word = normalizeCell(text)
  return Object.values(texts).find((candidate) => normalizeCell(candidate).replace(/^.* · /, '') === word) ?? text
}

/** True if both values are the same. A day without a time, as in a statement, equals any time of that day. */
export function isSameValue(column: ScanColumn, here: unknown, there: string | undefined): boolean {
  if (toComparable(column, here) === toComparable(column, there)) return true
  const date = completeDate(there ?? '')
  if (column.format !== 'date' || date.includes(':')) return false
  const day = toDay(date)
  return day !== null && day === toDay(here)
}

/** Whole cents of a value, however it is written; null if it is not an amount. */
export function toComparableCents(column: ScanColumn, value: unknown): number | null {
  const text = toComparable({ ...column, format: 'money' }, value)
  return /^-?\d+$/.test(text) ? Number(text) : null
}
