/** Calendar arithmetic for periods: days and units of time, all in local time. Pure. */

/** Two moments in local time, both included; the same moment twice is one minute. */
export type DateSpan = readonly [from: Date, to: Date]

/** The day `days` after the day of `now` (negative: before it), at midnight. */
export const addDays = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

/** Whole days. The last day ends at 23:59, the last minute of a datetime-local input. */
export const toWholeDays = (from: Date, to = from): DateSpan => [from, new Date(addDays(to, 0).setHours(23, 59))]

/** A day of a month; a month below 1 is in the year before. null if the month has no such day. */
export function createDay(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day)
  return date.getDate() === day ? date : null
}

/** The latest date that is not after `limit`, trying 0 to 8 months or years back; 29/02 may be eight years back. */
export function findLatest(limit: Date, getDate: (unitsBack: number) => Date | null): Date | null {
  for (let unitsBack = 0; unitsBack <= 8; unitsBack++) {
    const date = getDate(unitsBack)
    if (date && date <= limit) return date
  }
  return null
}

/** A limit after every day with a year. */
export const FAR_FUTURE = new Date(9999, 0)

/** Units of time: 1 is a day, 2 a week, 3 a fortnight, 4 a month, 8 a year, 9 an hour. This is the unit of weeks. */
export const WEEK_UNIT = 2
/** The first unit measured in months. */
export const MONTH_UNIT = 4
/** The first unit measured in minutes. */
export const HOUR_UNIT = 9
/** The size of each unit: days, then months, then minutes. */
const UNIT_SIZES = [0, 1, 7, 15, 1, 2, 3, 6, 12, 60, 1]

/** The size of a unit in days, months or minutes. */
export const getUnitSize = (unit: number): number => UNIT_SIZES[unit]!

/** The same day or minute `count` units ago; the last day of the month if the month is shorter. */
export function subtractUnits(count: number, unit: number, now: Date): Date {
  const size = count * getUnitSize(unit)
  if (unit >= HOUR_UNIT) return new Date(now.getTime() - size * 60_000)
  if (unit < MONTH_UNIT) return addDays(now, -size)
  const [year, month] = [now.getFullYear(), now.getMonth() - size]
  return new Date(year, month, Math.min(now.getDate(), new Date(year, month + 1, 0).getDate()))
}

/** The first day of the calendar unit `unitsBack` units ago: Monday, the 1st or 16th, January. */
export function getUnitStart(unit: number, now: Date, unitsBack: number): Date {
  if (unit === WEEK_UNIT) return addDays(now, -((now.getDay() + 6) % 7) - 7 * unitsBack)
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const half = 2 * month + Number(now.getDate() > 15) - unitsBack
  return unit === 3
    ? new Date(year, Math.floor(half / 2), half % 2 === 0 ? 1 : 16)
    : new Date(year, (Math.floor(month / getUnitSize(unit)) - unitsBack) * getUnitSize(unit), 1)
}
