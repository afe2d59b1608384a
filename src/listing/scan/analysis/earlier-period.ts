/** The period that one is compared with where its days are not told: the one before it, or the same of an earlier month. Pure. */

/** A period with both its ends, 'yyyy-MM-ddTHH:mm' by the clock on the wall, its last minute included. */
export interface ClosedPeriod {
  readonly de: string
  readonly ate: string
}

const MINUTE_MS = 60_000

// By a calendar without summer time: hours of the wall are no lengths of the sun.
const parseWallClock = (text: string): Date => new Date(`${text}Z`)
const formatWallClock = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

/** Minutes of a period, its last one included. */
export const getMinutes = ({ de, ate }: ClosedPeriod): number =>
  (parseWallClock(ate).getTime() - parseWallClock(de).getTime()) / MINUTE_MS + 1

/** The same day and hour so many months before, or that month's last day where it has no such one. */
function subtractMonths(text: string, months: number): string {
  const date = parseWallClock(text)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months]
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return formatWallClock(Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes()))
}

/** The minute after its last one: of whole months the start of the next. */
const getEndExclusive = ({ ate }: ClosedPeriod): string => formatWallClock(parseWallClock(ate).getTime() + MINUTE_MS)

/** From the first minute of a month to the last of one. */
const isWholeMonths = (ends: ClosedPeriod): boolean =>
  [ends.de, getEndExclusive(ends)].every((text) => text.endsWith('-01T00:00'))

const getMonths = (ends: ClosedPeriod): number => {
  const [from, to] = [parseWallClock(ends.de), parseWallClock(getEndExclusive(ends))]
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
}

/**
 * The same period so many months before; 0: the one that ends where it begins and is as long, in months where it is of
 * whole months. Whole months stay whole: that of November begins and ends October.
 */
export function getEarlierPeriod(ends: ClosedPeriod, months: number): ClosedPeriod {
  if (isWholeMonths(ends)) {
    const back = months === 0 ? getMonths(ends) : months
    return {
      de: subtractMonths(ends.de, back),
      ate: formatWallClock(parseWallClock(subtractMonths(getEndExclusive(ends), back)).getTime() - MINUTE_MS),
    }
  }
  if (months > 0) return { de: subtractMonths(ends.de, months), ate: subtractMonths(ends.ate, months) }
  const start = parseWallClock(ends.de).getTime()
  return { de: formatWallClock(start - getMinutes(ends) * MINUTE_MS), ate: formatWallClock(start - MINUTE_MS) }
}
