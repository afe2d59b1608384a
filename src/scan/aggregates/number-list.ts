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

  /** Sorts the numbers where they are, and returns them; more may be added afterwards. No number is stored twice. */
  sort(): Float64Array {
    return this.values.subarray(0, this.count).sort()
  }

  /** A copy in ascending order. */
  toSorted(): Float64Array {
    return this.values.slice(0, this.count).sort()
  }
}

/**
 * The value at or below which a share (0 to 1) of all values lies: the value at 1-based position ceil(share · n). The
 * result is always one of the values, as with SQL's percentile_disc. `sorted` is ascending and not empty.
 */
export const getQuantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
