/**
 * Computes the period to compare with when the operator gives no dates: the one before, or the same in an earlier
 * month. Pure.
 */

/** A period with both ends, 'yyyy-MM-ddTHH:mm' in local time, its last minute included. */
export interface ClosedPeriod {
  readonly de: string
  readonly ate: string
}

const MINUTE_MS = 60_000

// UTC has no daylight saving time, so local times have fixed distances.
const parseWallClock = (text: string): Date => new Date(`${text}Z`)
const formatWallClock = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

/** Length of a period in minutes, its last minute included. */
export const countMinutes = ({ de, ate }: ClosedPeriod): number =>
  (parseWallClock(ate).getTime() - parseWallClock(de).getTime()) / MINUTE_MS + 1

/** The same day and time this many months before; the month's last day if it has no such day. */
function subtractMonths(text: string, months: number): string {
  const date = parseWallClock(text)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months]
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return formatWallClock(Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes()))
}

/** The minute after the last one; for whole months, the start of the next month. */
const getEndExclusive = ({ ate }: ClosedPeriod): string => formatWallClock(parseWallClock(ate).getTime() + MINUTE_MS)

/** True if the period runs from the first minute of a month to the last minute of a month. */
const isWholeMonths = (period: ClosedPeriod): boolean =>
  [period.de, getEndExclusive(period)].every((text) => text.endsWith('-01T00:00'))

const getMonths = (period: ClosedPeriod): number => {
  const [from, to] = [parseWallClock(period.de), parseWallClock(getEndExclusive(period))]
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
}

/**
 * The same period this many months before. 0: the period that ends where this one begins and has the same length, in
 * months if this one has whole months. Whole months stay whole: the one before November is October from its first to
 * its last minute.
 */
export function getEarlierPeriod(period: ClosedPeriod, months: number): ClosedPeriod {
  if (isWholeMonths(period)) {
    const monthsBack = months === 0 ? getMonths(period) : months
    return {
      de: subtractMonths(period.de, monthsBack),
      ate: formatWallClock(parseWallClock(subtractMonths(getEndExclusive(period), monthsBack)).getTime() - MINUTE_MS),
    }
  }
  if (months > 0) return { de: subtractMonths(period.de, months), ate: subtractMonths(period.ate, months) }
  const start = parseWallClock(period.de).getTime()
  return { de: formatWallClock(start - countMinutes(period) * MINUTE_MS), ate: formatWallClock(start - MINUTE_MS) }
}
