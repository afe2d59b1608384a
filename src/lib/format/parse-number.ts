/**
 * Parses and formats amounts, percentages and whole numbers in fields. The fields are text inputs with a numeric
 * keyboard, because `type=number` follows the browser's language and reads '1500,50' as 150050 in an English browser.
 */
import { formatDecimal } from './decimal.ts'
import { countDecimals, formatMoney, parseDecimal, replaceNoBreakSpaces } from './money.ts'
import { sanitizeLine } from './sanitize-text.ts'

/** money is in reais, percent is 0 to 100, whole is an id or a count. */
export type NumberKind = 'money' | 'percent' | 'whole'

/** True for the name of a kind of number. */
export const isNumberKind = (kind: string): kind is NumberKind => Object.hasOwn(MAX_DECIMALS, kind)

const EXPECTED_FORMATS: Readonly<Record<NumberKind, string>> = {
  money: 'use um valor como 1.234,56',
  percent: 'use um número como 9,25',
  whole: 'use um número inteiro',
}
const MAX_DECIMALS: Readonly<Record<NumberKind, number>> = { money: 2, percent: 2, whole: 0 }

/** Removes the sign of a percentage, and that of an id: '#12', as lists show it. */
function stripUnit(kind: NumberKind, typed: string): string {
  const text = sanitizeLine(typed).trim()
  return kind === 'percent' ? text.replace(/\s*%$/, '') : kind === 'whole' ? text.replace(/^#\s*(?=\d)/, '') : text
}

/**
 * Parses a typed or pasted number: '1.234,56', '1234.56', 'R$ 1.234,56', '9,25 %', '#12'. undefined for an empty text;
 * null if the text is no number or has more decimals than the kind allows.
 */
export function parseNumber(kind: NumberKind, typed: string): number | null | undefined {
  const text = stripUnit(kind, typed)
  return countDecimals(text) > MAX_DECIMALS[kind] ? null : parseDecimal(text)
}

/**
 * Returns the reason, with the field's label, why a typed filter cannot be used; null if it can be used or is empty.
 */
export function validateNumber(kind: NumberKind, label: string, typed: string, min?: number): string | null {
  const value = parseNumber(kind, typed)
  if (value === undefined) return null
  if (value !== null) return min !== undefined && value < min ? `${label}: o menor valor aceito é ${min}.` : null
  const isNumber = typeof parseDecimal(stripUnit(kind, typed)) === 'number'
  return `${label}: ${kind !== 'whole' && isNumber ? 'use no máximo duas casas decimais' : EXPECTED_FORMATS[kind]}.`
}

/**
 * Formats a stored number for its field: money '1234,50', percent '9,25', whole '42'; '' if there is none. Digits after
 * the sixth decimal (7.000000000000001) are rounding noise of the platform and are not shown.
 */
export function formatNumberField(kind: NumberKind, value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return (kind === 'money' ? formatDecimal(value, 2, 2) : formatDecimal(value, 0, 6)).replaceAll('.', '')
}

/**
 * Returns what a field shows after it loses the focus: the parsed value in full, so that a typing error is visible.
 * With `currency` money is 'R$ 1.234,50', for fields whose value hides the label. A text that cannot be parsed is
 * unchanged.
 */
export function normalizeNumberInput(kind: NumberKind, typed: string, currency = false): string {
  const value = parseNumber(kind, typed)
  if (typeof value !== 'number') return typed
  return kind === 'money' && currency ? replaceNoBreakSpaces(formatMoney(value)) : formatNumberField(kind, value)
}
