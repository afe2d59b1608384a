/** A growing list of numbers, 8 bytes each. */
export class NumberList {
  private values = new Float64Array(1_024)
  private count = 0

  add(value: number): void {
    if (this.count === this.values.length) {
      const larger = new Float64Array(this.count * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.count++] = value
  }

  get length(): number {
    return this.count
  }

  /** A copy in rising order. */
  toSorted(): Float64Array {
    return this.values.slice(0, this.count).sort()
  }
}

/**
 * The value below or at which a share (0 to 1) of them lies: the one at place ceil(share · n), counted from 1, so it is
 * always one of the values, as SQL's percentile_disc. `sorted` rises and is not empty.
 */
export const getQuantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
