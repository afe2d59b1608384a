/**
 * Formats numbers as pt-BR does. `Intl.NumberFormat` gives the same result, but creating the first Intl object takes
 * some 12 ms, before the first row is shown and the first request is sent.
 */

/**
 * Formats '1.234,5': thousands separated by points, `minDecimals` to `maxDecimals` decimals, halves away from zero; -0
 * is '0'.
 */
export function formatDecimal(value: number, minDecimals: number, maxDecimals: number): string {
  const magnitude = Math.abs(value)
  // Beyond these limits, and for NaN, the number's own text does not consist of its digits.
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

/** '1234567' -> '1.234.567'. Takes the digits of a whole number. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')

/** Formats a difference, with a plus sign above zero; a value rounded to zero has no sign. */
export function formatSignedDecimal(value: number, minDecimals: number, maxDecimals: number): string {
  const text = formatDecimal(value, minDecimals, maxDecimals)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** Returns the number's digits, rounded to `maxDecimals` decimals and without the decimal point. */
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
