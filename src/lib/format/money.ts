/** Formats money in reais as pt-BR does (spec 1 §9), and parses numbers that an operator types (cases E2, F11). */

import { formatDecimal } from './decimal.ts'
import { sanitizeLine } from './sanitize-text.ts'

/** Shown instead of a missing value. */
export const NO_VALUE = '–'

const isFiniteNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** 1234.5 (reais) -> 'R$ 1.234,50' with a no-break space; a negative amount as '-R$ 10,00'; '–' if it is no number. */
export function formatMoney(reais: number | null | undefined): string {
  if (!isFiniteNumber(reais)) return NO_VALUE
  // Rounded first, so that an amount less than half a cent below zero does not become a negative zero.
  const text = formatDecimal(reais, 2, 2)
  return text.startsWith('-') ? `-R$\u00a0${text.slice(1)}` : `R$\u00a0${text}`
}

/** 1234 -> '1.234'; '–' if it is no number. */
export const formatInteger = (value: number | null | undefined): string =>
  isFiniteNumber(value) ? formatDecimal(value, 0, 0) : NO_VALUE

/** 12.5 -> '12,5%'; '–' if it is no number. */
export const formatPercent = (value: number | null | undefined): string =>
  isFiniteNumber(value) ? `${formatDecimal(value, 0, 2)}%` : NO_VALUE

/** Replaces no-break spaces, as after R$, by plain ones, for copied cells and CSV (ui/README §2). */
export const replaceNoBreakSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/**
 * Digits grouped in threes by points or spaces (never after a leading 0) or ungrouped, then a comma; or one point as
 * the decimal separator, as number inputs give it.
 */
const DECIMAL_INPUT =
  /^([+-]?)(?:([1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)|\d{1,15})(?:,(\d{1,6}))?|(\d{1,15})\.(\d{1,6}))$/

/** 'R$ 10' -> '10', '-R$ 10' -> '-10', as amounts are shown and copied. The typographic minus counts as a minus. */
const stripCurrency = (typed: string) =>
  sanitizeLine(typed)
    .trim()
    .replace('\u2212', '-')
    .replace(/^([+-]?)\s*R\$\s*/, '$1')

/**
 * Parses a typed number: '1.234,56', '1 234,56', '1234,5', '1234.5', 'R$ 10,00'. '1.234' is one thousand two hundred
 * and thirty-four, because the point separates thousands here. Returns undefined for '' and blanks, null for any other
 * text: '1e3', '0x10', 'Infinity', '1,234.56'.
 */
export function parseDecimal(typed: string): number | null | undefined {
  const text = stripCurrency(typed)
  if (text === '') return sanitizeLine(typed).trim() === '' ? undefined : null
  const match = DECIMAL_INPUT.exec(text)
  if (!match) return null
  const [, sign, whole, fraction, plainWhole, plainFraction] = match
  const digits = whole?.replaceAll(/[. ]/g, '') ?? plainWhole
  const value = Number(`${digits}.${fraction ?? plainFraction ?? ''}`)
  return sign === '-' ? 0 - value : value
}

/** Returns how many decimals a typed number has: '0,001' -> 3; 0 if it is no number. */
export function countDecimals(typed: string): number {
  const match = DECIMAL_INPUT.exec(stripCurrency(typed))
  return (match?.[3] ?? match?.[5] ?? '').length
}

/** Formats a number for a decimal field: 1234.5 -> '1234,5'; '' if there is none. */
export const formatDecimalInput = (value: number | null | undefined): string =>
  isFiniteNumber(value) ? String(value).replace('.', ',') : ''
