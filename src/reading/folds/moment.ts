/** Days, hours and months of the platform's dates, as its wall clock has them. */
import { readDate } from '#lib/written/dates.ts'

/** Without a zone the text itself says it, and nothing has to be computed. */
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?$/

const two = (value: number) => String(value).padStart(2, '0')

/** 'yyyy-MM-ddTHH:mm' of a date as it came; null for what is none. */
export function minuteOf(value: unknown): string | null {
  if (typeof value === 'string' && WALL.test(value)) return value.slice(0, 16)
  const date = readDate(value)
  if (!date) return null
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** 'yyyy-MM-dd': the local day of a date as it came; null for what is none. */
export const dayOf = (value: unknown): string | null => minuteOf(value)?.slice(0, 10) ?? null
/** 'yyyy-MM': its month; null for what is none. */
export const monthOf = (value: unknown): string | null => minuteOf(value)?.slice(0, 7) ?? null
/** '00' to '23': its hour; null for what is none. */
export const hourOf = (value: unknown): string | null => minuteOf(value)?.slice(11, 13) ?? null

/** 0 is Sunday; of 'yyyy-MM-dd'. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
