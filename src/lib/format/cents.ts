/** Money in whole cents, so that a sum of a million amounts is exact. */

import { groupThousands } from './decimal.ts'

/** Beyond this value a number no longer holds every integer. */
const MAX_SAFE_CENTS = 2 ** 52

/**
 * Converts reais as the platform sends them (a number with at most two decimals) to whole cents; null if `reais` is no
 * amount or too large to be counted in cents. A third decimal is rounded to the nearest cent, halves away from zero, as
 * it is shown (money.ts); `isWholeCents` tells whether there is one.
 */
export function toCents(reais: unknown): number | null {
  if (typeof reais !== 'number') return null
  // A little is added because 1.005 is less than that in binary.
  const cents = Math.round(Math.abs(reais) * 100 + 1e-6)
  return cents <= MAX_SAFE_CENTS ? Math.sign(reais) * cents + 0 : null
}

/** True if an amount in reais is a whole number of cents. */
export const isWholeCents = (reais: number): boolean => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-4

/** An exact sum of cents, however many are added. */
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

/** Returns sum / count rounded to a whole number, halves away from zero; 0 if `count` is 0. */
export function roundedMean(sum: bigint, count: number): bigint {
  if (count === 0) return 0n
  const divisor = BigInt(count)
  const magnitude = sum < 0n ? -sum : sum
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return sum < 0n ? -rounded : rounded
}

/** Formats cents of any size as 'R$ 1.234,50' with a no-break space; '-R$ 10,00' below zero. */
export function formatCents(cents: bigint | number): string {
  const amount = BigInt(cents)
  const magnitude = amount < 0n ? -amount : amount
  const fraction = String(magnitude % 100n).padStart(2, '0')
  return `${amount < 0n ? '-' : ''}R$\u00a0${groupThousands(String(magnitude / 100n))},${fraction}`
}

/** Formats a difference in cents, with a plus sign above zero. */
export const formatSignedCents = (cents: bigint | number): string => `${cents > 0 ? '+' : ''}${formatCents(cents)}`
