/** The used share of the credit limit (spec 1 §4). */

/**
 * Returns the open amount in per cent of the limit: 0 to 100, rounded; 0 if there is no limit. Both amounts have the
 * same unit.
 */
export function getOpenPercent(open: number, limit: number): number {
  if (!(limit > 0)) return 0
  return Math.round(Math.min(100, Math.max(0, (open / limit) * 100)))
}
