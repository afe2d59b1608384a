/**
 * When two values are the same though they are written differently: accents, blanks, decimal comma, date order, guards
 * against formulas.
 */
import { unguarded } from '#lib/written/csv.ts'
import { fold } from '#lib/written/fold.ts'
import { formatCell } from '#lib/written/cell-format.ts'
import { parseDecimal, plainSpaces } from '#lib/written/money.ts'
import { centsOf } from '#lib/written/cents.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { type ReadColumn, valueText } from '#reading/folds/column.ts'
import { dayOf, minuteOf } from '#reading/folds/moment.ts'

const NUMERIC = new Set<ReadColumn['format']>(['money', 'number', 'percent'])

const DOUBTFUL = /^\D*\d{1,3},\d{3}\D*$/

/** A day as spreadsheets and statements write it, without zeros, with a point, with two digits of the year. */
const WRITTEN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](20)?(\d\d)(?:,?\s+(?:às\s+)?(\d{1,2})[:h](\d\d)(?::\d\d)?)?$/

/** '5/1/26 9:54' as '05/01/2026 09:54'; anything else as it stands. */
function fullDate(text: string): string {
  const [, ...parts] = WRITTEN_DAY.exec(text.trim()) ?? []
  const [day, month, , year, hour, minute] = parts.map((part) => part?.padStart(2, '0'))
  if (!year) return text
  return `${day}/${month}/20${year}${hour ? ` ${hour}:${minute}` : ''}`
}

/**
 * 'R$ 1.234,50', '1234.5', '-R$ 10,00', 'R$ (10,00)', '10,00-' and '10,00 D' (as ledgers and statements write what goes
 * out) as a number; undefined where it is none.
 */
function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/R\$|%|\s/g, '')
    .replaceAll('\u2212', '-')
    .replace(/(?<=\d)([cd])$/i, (side) => (/d/i.test(side) ? '-' : ''))
  const digits = plain.replace(/^-|^\((.*)\)$|-$/, '$1')
  // English thousands: a comma before three digits and a point after, or two of them.
  const brazilian = /^\d{1,3}((,\d{3})+\.\d+|(,\d{3}){2,})$/.test(digits) ? digits.replaceAll(',', '') : digits
  const value = parseDecimal(brazilian)
  return typeof value === 'number' ? (digits === plain ? value : 0 - value) : undefined
}

/** One text for all ways of writing the value; '' for none. What cannot be read stands as the folded text. */
export function comparable({ format, texts }: ReadColumn, value: unknown): string {
  if (NUMERIC.has(format)) {
    const number = typeof value === 'number' ? value : readNumber(String(value))
    if (number !== undefined && format !== 'money') return String(number)
    const cents = number === undefined ? null : centsOf(number)
    // An amount has no parts of a cent; and of 14,897 none knows whether it is fourteen thousand.
    const isWhole =
      typeof value === 'number' || (cents !== null && cents / 100 === number && !DOUBTFUL.test(String(value)))
    if (cents !== null && isWhole) return String(cents)
  }
  if (format === 'date') {
    const minute = minuteOf(typeof value === 'string' ? fullDate(value) : value)
    if (minute !== null) return minute
  }
  const text = typeof value === 'string' ? unguarded(plainLine(value)) : formatCell(format, value)
  if (format === 'id') {
    // As spreadsheets show a number: 1.234, 12,00.
    const id = text
      .trim()
      .replace(/^#?0*(?=\d)/, '')
      .replace(/^([\d.]+)[.,]0{1,2}$/, '$1')
    return /^\d{1,3}(\.\d{3})+$/.test(id) ? id.replaceAll('.', '') : id
  }
  return folded(texts ? toldText(texts, text.trim()) : text)
}

const folded = (text: string): string => fold(plainSpaces(text)).trim().replace(/\s+/g, ' ')

/** '1', and 'Pendente' as a statement has it, as the text that is told of them beforehand: '1 · pendente'. */
function toldText(texts: Readonly<Record<string, string>>, text: string): string {
  const told = valueText({ texts }, text)
  if (told !== text) return told
  const word = folded(text)
  return Object.values(texts).find((each) => folded(each).replace(/^.* · /, '') === word) ?? text
}

/** True where both say the same; a day alone, as a statement has it, says nothing of the hour. */
export function isSame(column: ReadColumn, here: unknown, there: string | undefined): boolean {
  if (comparable(column, here) === comparable(column, there)) return true
  const date = fullDate(there ?? '')
  if (column.format !== 'date' || date.includes(':')) return false
  const day = dayOf(date)
  return day !== null && day === dayOf(here)
}

/** Whole cents of a value however it is written; null where there is no amount. */
export function comparableCents(column: ReadColumn, value: unknown): number | null {
  const text = comparable({ ...column, format: 'money' }, value)
  return /^-?\d+$/.test(text) ? Number(text) : null
}
