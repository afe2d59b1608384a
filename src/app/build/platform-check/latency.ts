/** Percentiles of response times. */

/**
 * Returns the time, in ms, within which `share` (0 to 1) of the calls had their response; 0 if there was no call.
 */
export function getPercentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right)
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
}
