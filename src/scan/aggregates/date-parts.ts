/** Days, hours and months of the platform's dates, as its wall clock has them. */
import { parseDate } from '#lib/format/dates.ts'

/** Without a zone the text itself says it, and nothing has to be computed. */
const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?$/

const padTwo = (value: number) => String(value).padStart(2, '0')

/** 'yyyy-MM-ddTHH:mm' of a date as it came; null for what is none. */
export function toMinute(value: unknown): string | null {
  if (typeof value === 'string' && WALL_CLOCK.test(value)) return value.slice(0, 16)
  const date = parseDate(value)
  if (!date) return null
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`
  return `${day}T${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`
}

/** 'yyyy-MM-dd': the local day of a date as it came; null for what is none. */
export const toDay = (value: unknown): string | null => toMinute(value)?.slice(0, 10) ?? null
/** 'yyyy-MM': its month; null for what is none. */
export const toMonth = (value: unknown): string | null => toMinute(value)?.slice(0, 7) ?? null
/** '00' to '23': its hour; null for what is none. */
export const toHour = (value: unknown): string | null => toMinute(value)?.slice(11, 13) ?? null

/** 0 is Sunday; of 'yyyy-MM-dd'. */
export const toWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
