/**
 * Amounts, percentages and whole numbers as fields take and show them. Fields are lines of text with a numeric
 * keyboard:
 * `type=number` follows the browser's own language and reads '1500,50' as 150050 where that is English.
 */
import { formatDecimal } from './decimal.ts'
import { countDecimals, formatMoney, parseDecimal, replaceNoBreakSpaces } from './money.ts'
import { sanitizeLine } from './sanitize-text.ts'

/** money in reais, percent 0 to 100, whole an id or a count. */
export type NumberKind = 'money' | 'percent' | 'whole'

const EXPECTED_FORMATS: Readonly<Record<NumberKind, string>> = {
  money: 'use um valor como 1.234,56',
  percent: 'use um número como 9,25',
  whole: 'use um número inteiro',
}
const MAX_DECIMALS: Readonly<Record<NumberKind, number>> = { money: 2, percent: 2, whole: 0 }

/** Without the sign of a percentage, and without that of an id: '#12', as lists show it. */
function stripUnit(kind: NumberKind, typed: string): string {
  const text = sanitizeLine(typed).trim()
  return kind === 'percent' ? text.replace(/\s*%$/, '') : kind === 'whole' ? text.replace(/^#\s*(?=\d)/, '') : text
}

/**
 * What was typed or pasted, as a number: '1.234,56', '1234.56', 'R$ 1.234,56', '9,25 %', '#12'. undefined for nothing, null
 * for what cannot be read or has more decimals than the kind takes.
 */
export function parseNumber(kind: NumberKind, typed: string): number | null | undefined {
  const text = stripUnit(kind, typed)
  return countDecimals(text) > MAX_DECIMALS[kind] ? null : parseDecimal(text)
}

/** Why a filter cannot be used as it is typed, by the field's label; null where it can, or where nothing is typed. */
export function validateNumber(kind: NumberKind, label: string, typed: string, min?: number): string | null {
  const value = parseNumber(kind, typed)
  if (value === undefined) return null
  if (value !== null) return min !== undefined && value < min ? `${label}: o menor valor aceito é ${min}.` : null
  const isNumber = typeof parseDecimal(stripUnit(kind, typed)) === 'number'
  return `${label}: ${kind !== 'whole' && isNumber ? 'use no máximo duas casas decimais' : EXPECTED_FORMATS[kind]}.`
}

/**
 * A stored number as its field shows it: money '1234,50', percent '9,25', whole '42'; '' where there is none. What a
 * platform's reckoning leaves behind the sixth decimal (7.000000000000001) is noise, and shown nowhere.
 */
export function formatNumberField(kind: NumberKind, value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return (kind === 'money' ? formatDecimal(value, 2, 2) : formatDecimal(value, 0, 6)).replaceAll('.', '')
}

/**
 * What a field shows once it is left: what was read, in full, so that a slip is seen. With `currency` money is
 * 'R$ 1.234,50', for fields whose label gives way to the value. What cannot be read stays as it was typed.
 */
export function normalizeNumberInput(kind: NumberKind, typed: string, currency = false): string {
  const value = parseNumber(kind, typed)
  if (typeof value !== 'number') return typed
  return kind === 'money' && currency ? replaceNoBreakSpaces(formatMoney(value)) : formatNumberField(kind, value)
}
