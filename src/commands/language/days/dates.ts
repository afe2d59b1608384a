/** The calendar that periods are told in: days and units of time. Pure. */

/** Two moments in local time, both of the span; one moment twice is a minute of a day. */
export type DateSpan = readonly [from: Date, to: Date]

/** The day `days` from that of `now` (negative: before it), at midnight. */
export const addDays = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

/** Whole days; the last one's end as a datetime-local input can say it: 23:59. */
export const toWholeDays = (from: Date, to = from): DateSpan => [from, new Date(addDays(to, 0).setHours(23, 59))]

/** A day of a month, 1 to 12 or before that of the year; null where the month has no such day. */
export function createDay(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day)
  return date.getDate() === day ? date : null
}

/** The latest of them that is not after `limit`: so many months back, or years; 29/02 waits eight at most. */
export function findLatest(limit: Date, getDate: (back: number) => Date | null): Date | null {
  for (let back = 0; back <= 8; back++) {
    const date = getDate(back)
    if (date && date <= limit) return date
  }
  return null
}

/** Later than any day that is told with its year. */
export const FAR_FUTURE = new Date(9999, 0)

/** Units of time: 1 is a day, 2 a week, 3 a fortnight, 4 a month, 8 a year, 9 an hour. */
export const WEEK_UNIT = 2
/** The first that is of months. */
export const MONTH_UNIT = 4
/** The first that is of minutes. */
export const HOUR_UNIT = 9
/** Days, then months, then minutes that the units have. */
const UNIT_SIZES = [0, 1, 7, 15, 1, 2, 3, 6, 12, 60, 1]

/** How many days, months or minutes a unit has. */
export const getUnitSize = (unit: number): number => UNIT_SIZES[unit]!

/** The same day or minute so many units ago; in a shorter month its last day. */
export function subtractUnits(count: number, unit: number, now: Date): Date {
  const size = count * getUnitSize(unit)
  if (unit >= HOUR_UNIT) return new Date(now.getTime() - size * 60_000)
  if (unit < MONTH_UNIT) return addDays(now, -size)
  const [year, month] = [now.getFullYear(), now.getMonth() - size]
  return new Date(year, month, Math.min(now.getDate(), new Date(year, month + 1, 0).getDate()))
}

/** First day of the unit of the calendar so many units ago: Monday, the 1st or 16th, January. */
export function getUnitStart(unit: number, now: Date, back: number): Date {
  if (unit === WEEK_UNIT) return addDays(now, -((now.getDay() + 6) % 7) - 7 * back)
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const half = 2 * month + Number(now.getDate() > 15) - back
  return unit === 3
    ? new Date(year, Math.floor(half / 2), half % 2 === 0 ? 1 : 16)
    : new Date(year, (Math.floor(month / getUnitSize(unit)) - back) * getUnitSize(unit), 1)
}
