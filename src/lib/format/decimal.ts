/**
 * A number as pt-BR writes it. `Intl.NumberFormat` says the same, but the first object of Intl takes some 12 ms to
 * make, before the first row and in front of what is asked of the platform.
 */

/** '1.234,5': points in threes, `least` to `most` decimals, halves away from zero; -0 is '0'. */
export function formatDecimal(value: number, minDecimals: number, maxDecimals: number): string {
  const magnitude = Math.abs(value)
  // Beyond, and for what is no number, its own text is not its digits.
  if (!(magnitude < 1e21) || (magnitude !== 0 && magnitude < 1e-6))
    return formatWithIntl(value, minDecimals, maxDecimals)
  const [whole = '0', fraction = ''] = String(magnitude).split('.')
  const scaled =
    fraction.length > maxDecimals
      ? roundDigits(whole, fraction, maxDecimals)
      : whole + fraction.padEnd(maxDecimals, '0')
  const digits = scaled.padStart(maxDecimals + 1, '0')
  const units = digits.slice(0, digits.length - maxDecimals)
  const decimals = digits
    .slice(digits.length - maxDecimals)
    .replace(/0+$/, '')
    .padEnd(minDecimals, '0')
  const sign = value < 0 && /[1-9]/.test(scaled) ? '-' : ''
  return `${sign}${groupThousands(units)}${decimals === '' ? '' : `,${decimals}`}`
}

/** '1234567' -> '1.234.567': of a whole number's digits. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')

/** The same as `decimalText`, with its plus sign: a difference; what is rounded to zero has none. */
export function formatSignedDecimal(value: number, minDecimals: number, maxDecimals: number): string {
  const text = formatDecimal(value, minDecimals, maxDecimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** The digits of the number in units of its last decimal, as many as are wanted. */
function roundDigits(whole: string, fraction: string, maxDecimals: number): string {
  const truncated = BigInt(whole + fraction.slice(0, maxDecimals))
  return String((fraction[maxDecimals] ?? '0') >= '5' ? truncated + 1n : truncated)
}

const formatWithIntl = (value: number, minDecimals: number, maxDecimals: number): string =>
  new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
    signDisplay: 'negative',
  }).format(value)
