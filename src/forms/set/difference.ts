/**
 * Reads and applies a value that is given as a difference: a stock of 361 with '50 a mais' is 411, a price of R$ 20,00
 * with '10% a menos' is R$ 18,00. Pure.
 */
import type { SettableField } from '#forms/form-fields.ts'
import { formatNumberField, isNumberKind, parseNumber } from '#lib/format/parse-number.ts'
import { parseDecimal } from '#lib/format/money.ts'

/** What a number changes by. */
export interface Difference {
  /** In hundredths: of a real, of a percentage point, of a unit; of a percent of the number if `isShare`. */
  hundredths: number
  /** The amount is a percentage of the number. A field of percentages changes by points instead. */
  isShare: boolean
}

const DIFFERENCE = /^(\S.*?)\s*(%)?(?:\s*(?:reais|unidades?))?\s+a\s+(mais|menos)$/i

/** Reads '50 a mais' or '10% a menos'; null for any other text, and for a field that holds no number. */
export function parseDifference({ kind }: SettableField, text: string): Difference | null {
  if (!isNumberKind(kind)) return null
  const [, amountText = '', percentSign, direction = ''] = DIFFERENCE.exec(text.trim()) ?? []
  const amount = parseNumber(percentSign ? 'percent' : kind, amountText)
  if (typeof amount !== 'number' || amount < 0) return null
  const hundredths = Math.round(amount * 100)
  return {
    hundredths: direction.toLowerCase() === 'mais' ? hundredths : -hundredths,
    isShare: percentSign !== undefined && kind !== 'percent',
  }
}

/**
 * The control's value after the difference, rounded to the decimals of the field (a half away from zero); null if
 * `current` is no number. The result may be out of the field's range: its schema refuses it then.
 */
export function applyDifference(
  { kind }: SettableField,
  current: string,
  { hundredths, isShare }: Difference,
): string | null {
  const number = parseDecimal(current)
  if (!isNumberKind(kind) || typeof number !== 'number') return null
  const before = Math.round(number * 100)
  const after = isShare ? (before * (10_000 + hundredths)) / 10_000 : before + hundredths
  const step = kind === 'whole' ? 100 : 1
  const rounded = Math.sign(after) * Math.round(Math.abs(after) / step) * step
  return formatNumberField(kind, rounded / 100)
}
