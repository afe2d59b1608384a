/**
 * Bins of amounts of which none holds more than half of them, unless that half is one single amount. Pure. Amounts are in
 * cents.
 */
import { ExactSum } from '#lib/format/cents.ts'
import { type Bin, createBins } from '#scan/aggregates/describe-column.ts'
import { getQuantile } from '#scan/aggregates/number-list.ts'

/** How the limits of the bins follow each other: at equal distances, each a multiple of the one before, or mixed. */
export type BinScale = 'linear' | 'log' | 'mixed'

/** The bins of a distribution. */
export interface FairBins {
  readonly bins: readonly Bin[]
  readonly scale: BinScale
}

/** The most bins of a logarithmic scale; more would not fit a screen. */
const MAX_LOG_BINS = 20
/** No bin is divided once there are this many; a division adds one or two. */
const MAX_SPLIT_BINS = 26

/** Index of the first value that is not below `limit`. */
function findIndex(sorted: Float64Array, limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The values from `from` (included) to `to` (excluded), without a copy. */
const sliceValues = (sorted: Float64Array, from: number, to: number) =>
  sorted.subarray(findIndex(sorted, from), findIndex(sorted, to))

function createBin(sorted: Float64Array, from: number, to: number): Bin {
  const values = sliceValues(sorted, from, to)
  const sum = new ExactSum()
  for (const value of values) sum.add(value)
  return { from, to, count: values.length, sum: sum.total }
}

/** Bins between these limits, without the empty ones at both ends. */
function createBinsBetween(sorted: Float64Array, limits: readonly number[]): Bin[] {
  const bins = limits.slice(1).map((to, index) => createBin(sorted, limits[index] ?? 0, to))
  const first = bins.findIndex(({ count }) => count > 0)
  const last = bins.findLastIndex(({ count }) => count > 0)
  return bins.slice(first, last + 1)
}

/** Ascending magnitudes 1, 2, 5, 10 … (or only powers of ten) that enclose `smallest` and `largest`. */
function createMagnitudes(smallest: number, largest: number, factors: readonly number[]): number[] {
  const magnitudes: number[] = []
  for (let power = 1; ; power *= 10)
    for (const factor of factors) {
      magnitudes.push(factor * power)
      if (factor * power > largest) {
        const first = magnitudes.findLastIndex((magnitude) => magnitude <= smallest)
        return magnitudes.slice(Math.max(0, first))
      }
    }
}

/** The limits of a logarithmic scale for both signs; 0 is a limit if the amounts reach it. */
function createLogLimits(sorted: Float64Array): number[] {
  const [min, max] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  let smallest = Number.POSITIVE_INFINITY
  for (const value of sorted) if (value !== 0 && Math.abs(value) < smallest) smallest = Math.abs(value)
  const createLimits = (factors: readonly number[]): number[] => {
    const above = max > 0 ? createMagnitudes(smallest, max, factors) : []
    const below = min < 0 ? createMagnitudes(smallest, -min, factors) : []
    const zero = min <= 0 && max >= 0 ? [0] : []
    return [...below.toReversed().map((magnitude) => -magnitude), ...zero, ...above]
  }
  const fine = createLimits([1, 2, 5])
  const limits = fine.length - 1 <= MAX_LOG_BINS ? fine : createLimits([1])
  // A bin ends before its limit: the amounts of the last limit itself need one more.
  return max >= (limits.at(-1) ?? 0) ? [...limits, max + 1] : limits
}

/** The roundest number above `low` and not above `high`: a multiple of the largest of 1, 2, 5, 10 … that has one. */
function findRoundest(low: number, high: number): number {
  let best = high
  for (let power = 1; power <= Math.abs(high) + Math.abs(low) + 1; power *= 10)
    for (const factor of [1, 2, 5]) {
      const candidate = Math.floor(high / (factor * power)) * factor * power
      if (candidate > low) best = candidate
    }
  return best
}

/** Divides a bin in two or three at round limits; an amount that makes up half of it gets a bin of its own. */
function splitBin(sorted: Float64Array, { from, to }: Bin): Bin[] {
  const values = sliceValues(sorted, from, to)
  const [low, high] = [getQuantile(values, 0.25), getQuantile(values, 0.75)]
  const limits = low === high ? [from, low, low + 1, to] : [from, findRoundest(low, high), to]
  const distinct = limits.filter((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))
  return distinct.slice(1).map((limit, index) => createBin(sorted, distinct[index] ?? 0, limit))
}

/** True if all amounts of the bin are equal: it cannot be divided. */
function isSingleAmount(sorted: Float64Array, { from, to }: Bin): boolean {
  const values = sliceValues(sorted, from, to)
  return values[0] === values.at(-1)
}

/** Creates the bins of amounts in ascending order. The result is empty if there are none. */
export function createFairBins(sorted: Float64Array): FairBins {
  const findUnfair = (bins: readonly Bin[]) =>
    bins.findIndex((bin) => bin.count * 2 > sorted.length && !isSingleAmount(sorted, bin))
  const linear = createBins(sorted)
  if (findUnfair(linear) < 0) return { bins: linear, scale: 'linear' }
  let bins = createBinsBetween(sorted, createLogLimits(sorted))
  if (findUnfair(bins) < 0) return { bins, scale: 'log' }
  for (let index = findUnfair(bins); index >= 0 && bins.length < MAX_SPLIT_BINS; index = findUnfair(bins))
    bins = bins.flatMap((bin, at) => (at === index ? splitBin(sorted, bin) : [bin]))
  return { bins, scale: 'mixed' }
}
