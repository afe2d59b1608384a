/** How much of the credit limit is open (spec 1 §4). */

/** Open amount in per cent of the limit: 0 to 100, rounded; 0 where there is no limit. Amounts in one unit. */
export function getOpenPercent(open: number, limit: number): number {
  if (!(limit > 0)) return 0
  return Math.round(Math.min(100, Math.max(0, (open / limit) * 100)))
}
