/** Money counted in whole cents: a sum of a million amounts is exact to the last one. */

import { groupThousands } from './decimal.ts'

/** Beyond it a number no longer holds every integer. */
const MAX_SAFE_CENTS = 2 ** 52

/**
 * Reais as the platform sends them (a number with at most two decimals) in whole cents; null where there is no amount,
 * or one too large to be counted in cents. A third decimal is rounded to the nearest cent, halves away
 * from zero, as it is shown (money.ts): `isWholeCents` tells.
 */
export function toCents(reais: unknown): number | null {
  if (typeof reais !== 'number') return null
  // A little more: 1.005 is less than that in binary.
  const cents = Math.round(Math.abs(reais) * 100 + 1e-6)
  return cents <= MAX_SAFE_CENTS ? Math.sign(reais) * cents + 0 : null
}

/** True where an amount in reais is a whole number of cents. */
export const isWholeCents = (reais: number): boolean => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-4

/** A sum of cents that never loses one, however many are added. */
export class ExactSum {
  private low = 0
  private high = 0n

  /** `cents` is an integer of at most 2^52. */
  add(cents: number): void {
    this.low += cents
    if (this.low > MAX_SAFE_CENTS || this.low < -MAX_SAFE_CENTS) {
      this.high += BigInt(this.low)
      this.low = 0
    }
  }

  get total(): bigint {
    return this.high + BigInt(this.low)
  }
}

/** The nearest whole number to sum / count, halves away from zero; 0 where nothing was counted. */
export function roundedMean(sum: bigint, count: number): bigint {
  if (count === 0) return 0n
  const n = BigInt(count)
  const magnitude = sum < 0n ? -sum : sum
  const rounded = (magnitude * 2n + n) / (n * 2n)
  return sum < 0n ? -rounded : rounded
}

/** Cents as 'R$ 1.234,50' with a no-break space, '-R$ 10,00' below zero; of any size. */
export function formatCents(cents: bigint | number): string {
  const whole = BigInt(cents)
  const magnitude = whole < 0n ? -whole : whole
  const fraction = String(magnitude % 100n).padStart(2, '0')
  return `${whole < 0n ? '-' : ''}R$\u00a0${groupThousands(String(magnitude / 100n))},${fraction}`
}

/** The same with its plus sign: a difference. */
export const formatSignedCents = (cents: bigint | number): string => `${cents > 0 ? '+' : ''}${formatCents(cents)}`
