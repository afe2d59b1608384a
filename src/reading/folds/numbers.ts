/** A growing row of numbers without a box around each: a million of them are 8 MB. */

/** A growing list of numbers, 8 bytes each. */
export class Numbers {
  private values = new Float64Array(1_024)
  private used = 0

  add(value: number): void {
    if (this.used === this.values.length) {
      const larger = new Float64Array(this.used * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.used++] = value
  }

  get length(): number {
    return this.used
  }

  /** A copy in rising order. */
  sorted(): Float64Array {
    return this.values.slice(0, this.used).sort()
  }
}

/**
 * The value below or at which a share (0 to 1) of them lies: the one at place ceil(share · n), counted from 1, so it is
 * always one of the values, as SQL's percentile_disc. `sorted` rises and is not empty.
 */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
