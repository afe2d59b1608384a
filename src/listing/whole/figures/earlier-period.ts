/** The period that one is compared with where its days are not told: the one before it, or the same of an earlier month. Pure. */

/** A period with both its ends, 'yyyy-MM-ddTHH:mm' by the clock on the wall, its last minute included. */
export interface Ends {
  readonly de: string
  readonly ate: string
}

const MINUTE = 60_000

// By a calendar without summer time: hours of the wall are no lengths of the sun.
const read = (text: string): Date => new Date(`${text}Z`)
const written = (ms: number): string => new Date(ms).toISOString().slice(0, 16)

/** Minutes of a period, its last one included. */
export const minutesIn = ({ de, ate }: Ends): number => (read(ate).getTime() - read(de).getTime()) / MINUTE + 1

/** The same day and hour so many months before, or that month's last day where it has no such one. */
function monthsBack(text: string, months: number): string {
  const date = read(text)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months]
  const day = Math.min(date.getUTCDate(), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return written(Date.UTC(year, month, day, date.getUTCHours(), date.getUTCMinutes()))
}

/** The minute after its last one: of whole months the start of the next. */
const endOf = ({ ate }: Ends): string => written(read(ate).getTime() + MINUTE)

/** From the first minute of a month to the last of one. */
const isOfMonths = (ends: Ends): boolean => [ends.de, endOf(ends)].every((text) => text.endsWith('-01T00:00'))

const monthsIn = (ends: Ends): number => {
  const [from, to] = [read(ends.de), read(endOf(ends))]
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
}

/**
 * The same period so many months before; 0: the one that ends where it begins and is as long, in months where it is of
 * whole months. Whole months stay whole: that of November begins and ends October.
 */
export function earlierPeriod(ends: Ends, months: number): Ends {
  if (isOfMonths(ends)) {
    const back = months === 0 ? monthsIn(ends) : months
    return { de: monthsBack(ends.de, back), ate: written(read(monthsBack(endOf(ends), back)).getTime() - MINUTE) }
  }
  if (months > 0) return { de: monthsBack(ends.de, months), ate: monthsBack(ends.ate, months) }
  const start = read(ends.de).getTime()
  return { de: written(start - minutesIn(ends) * MINUTE), ate: written(start - MINUTE) }
}
