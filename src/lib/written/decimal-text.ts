/**
 * A number as pt-BR writes it. `Intl.NumberFormat` says the same, but the first object of Intl takes some 12 ms to
 * make, before the first row and in front of what is asked of the platform.
 */

/** '1.234,5': points in threes, `least` to `most` decimals, halves away from zero; -0 is '0'. */
export function decimalText(value: number, least: number, most: number): string {
  const size = Math.abs(value)
  // Beyond, and for what is no number, its own text is not its digits.
  if (!(size < 1e21) || (size !== 0 && size < 1e-6)) return rare(value, least, most)
  const [whole = '0', fraction = ''] = String(size).split('.')
  const scaled = fraction.length > most ? rounded(whole, fraction, most) : whole + fraction.padEnd(most, '0')
  const digits = scaled.padStart(most + 1, '0')
  const units = digits.slice(0, digits.length - most)
  const decimals = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0')
  const sign = value < 0 && /[1-9]/.test(scaled) ? '-' : ''
  return `${sign}${inThrees(units)}${decimals === '' ? '' : `,${decimals}`}`
}

/** '1234567' -> '1.234.567': of a whole number's digits. */
export const inThrees = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.')

/** The same as `decimalText`, with its plus sign: a difference; what is rounded to zero has none. */
export function signedText(value: number, least: number, most: number): string {
  const text = decimalText(value, least, most)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

/** The digits of the number in units of its last decimal, as many as are wanted. */
function rounded(whole: string, fraction: string, most: number): string {
  const kept = BigInt(whole + fraction.slice(0, most))
  return String((fraction[most] ?? '0') >= '5' ? kept + 1n : kept)
}

const rare = (value: number, least: number, most: number): string =>
  new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  }).format(value)
