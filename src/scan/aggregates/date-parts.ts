/** Minutes, days, months and hours of the platform's dates, in its local time. */
import { parseDate } from '#lib/format/dates.ts'

/** A date without a time zone already contains its local time; no conversion is needed. */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?$/

const padTwo = (value: number) => String(value).padStart(2, '0')

/** 'yyyy-MM-ddTHH:mm' of a date as received; null if the value is not a date. */
export function toMinute(value: unknown): string | null {
  if (typeof value === 'string' && WALL_CLOCK.test(value)) return value.slice(0, 16)
  const date = parseDate(value)
  if (!date) return null
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`
  return `${day}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`
}

/** 'yyyy-MM-dd' of a date as received; null if the value is not a date. */
export const toDay = (value: unknown): string | null => toMinute(value)?.slice(0, 10) ?? null
/** 'yyyy-MM' of a date as received; null if the value is not a date. */
export const toMonth = (value: unknown): string | null => toMinute(value)?.slice(0, 7) ?? null
/** '00' to '23': the hour of a date as received; null if the value is not a date. */
export const toHour = (value: unknown): string | null => toMinute(value)?.slice(11, 13) ?? null

/** The weekday of a 'yyyy-MM-dd' day; 0 is Sunday. */
export const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
