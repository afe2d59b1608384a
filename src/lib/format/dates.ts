/**
 * Parses dates of the platform and shows them as dd/mm/aaaa hh:mm: dates with a zone in the browser's zone, dates
 * without one unchanged. '05/01/2026' is 5 January, '2026-01-05' is the 5th in every zone (cases E15, F12).
 */
import { formatCount } from './format-count.ts'
import { lazy } from './lazy.ts'
import { NO_VALUE } from './money.ts'
import { sanitizeLine } from './sanitize-text.ts'
import { toPlatformTime } from './platform-time.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/
const BRAZILIAN = /^(\d{2})\/(\d{2})\/(\d{4})(?:,?\s+(\d{2}):(\d{2})(?::(\d{2}))?)?$/

/** The text of a date as the patterns above read it, without invisible characters. */
const toDateText = (value: string): string => sanitizeLine(value).trim()

/** Returns the local date of these parts (month 1-based), or null if the calendar has no such day. */
function toLocalDate(parts: readonly (string | undefined)[]): Date | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0))
  // The constructor is not used, because it takes the year 1 for 1901.
  const date = new Date(0)
  date.setFullYear(year, month - 1, day)
  date.setHours(hour, minute, second)
  const isReal = date.getMonth() === month - 1 && date.getDate() === day && minute < 60 && second < 60
  return isReal ? date : null
}

/**
 * Parses a date of the platform; null for any other value (null, 0, '', text, 31 February). Numbers are epoch s or ms.
 */
export function parseDate(value: unknown): Date | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || value <= 0) return null
    // Seconds below 10^11 reach the year 5138; milliseconds above it start in 1973.
    const date = new Date(value < 1e11 ? value * 1000 : value)
    return Number.isNaN(date.getTime()) ? null : date
  }
  if (typeof value !== 'string') return null
  const text = toDateText(value)
  const iso = ISO.exec(text)
  if (iso) {
    const [, year, month, day, hour, minute, second, zone] = iso
    const asWritten = toLocalDate([year, month, day, hour, minute, second])
    if (!zone || hour === undefined || !asWritten) return zone?.length === 3 && hour === undefined ? null : asWritten
    // '-0300', or '-03' as some databases write it.
    const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3) || '00'}`
    const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}${offset}`)
    return Number.isNaN(date.getTime()) ? null : date
  }
  const brazilian = BRAZILIAN.exec(text)
  if (!brazilian) return null
  const [, day, month, year, hour, minute, second] = brazilian
  return toLocalDate([year, month, day, hour, minute, second])
}

const padTwo = (value: number) => String(value).padStart(2, '0')
const formatDay = (date: Date) =>
  `${padTwo(date.getDate())}/${padTwo(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`
const formatHoursMinutes = (date: Date) => `${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`

/** Returns '05/01/2026 14:30' with one space, no comma, no seconds; '–' if there is no date. */
export function formatDateTime(value: unknown): string {
  const date = parseDate(value)
  return date ? `${formatDay(date)} ${formatHoursMinutes(date)}` : NO_VALUE
}

/** Returns the time of a date: '14:30'. */
export const formatTime = (date: Date): string => formatHoursMinutes(date)

const getRelativeTimeFormat = lazy(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }))

/**
 * Returns distance and unit: within a day by the clock, beyond a day by the calendar, as 'ontem' and 'ano passado'
 * mean.
 */
function relativeDistance(date: Date, now: Date): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) < 60) return [0, 'second']
  if (Math.abs(seconds) < 3600) return [Math.trunc(seconds / 60), 'minute']
  if (Math.abs(seconds) < 86_400) return [Math.trunc(seconds / 3600), 'hour']
  const days = Math.round((calendarDayMs(date) - calendarDayMs(now)) / 86_400_000)
  const years = date.getFullYear() - now.getFullYear()
  const months = years * 12 + date.getMonth() - now.getMonth()
  if (Math.abs(days) < 30 || months === 0) return [days, 'day']
  return Math.abs(months) < 12 ? [months, 'month'] : [years, 'year']
}

/** Returns the distance of `date` from `now`: 'há 3 dias', 'em 2 horas', 'agora'. */
export function formatRelativeTime(date: Date, now: Date): string {
  return getRelativeTimeFormat().format(...relativeDistance(date, now))
}

/**
 * Returns the tooltip of a date cell: the date with seconds and its distance from now (ui/README §2); '' if there is no
 * date.
 */
export function formatDateTooltip(value: unknown, now: Date): string {
  const date = parseDate(value)
  if (!date) return ''
  // A date without a zone is the platform's wall clock time, so the distance is taken from that clock.
  const isZoned = typeof value === 'number' || ISO.exec(toDateText(String(value)))?.[7] !== undefined
  const referenceTime = isZoned ? now : toPlatformTime(now)
  return `${formatDay(date)} ${formatHoursMinutes(date)}:${padTwo(date.getSeconds())} · ${formatRelativeTime(date, referenceTime)}`
}

/** Formats a local date as 'yyyy-MM-ddTHH:mm', the value of a datetime-local input. */
export const formatDateTimeLocal = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}T${formatHoursMinutes(date)}`

/** Converts a date of the platform to the value of a datetime-local input; '' if there is no date. */
export function toDateTimeLocalValue(value: unknown): string {
  const date = parseDate(value)
  return date ? formatDateTimeLocal(date) : ''
}

/**
 * Converts a date of the platform to the value of a datetime-local input, with its seconds if it has any; '' if there
 * is no date. For dates that the console sends back: one that nobody changed keeps its seconds.
 */
export function toExactDateTimeValue(value: unknown): string {
  const seconds = parseDate(value)?.getSeconds() ?? 0
  return toDateTimeLocalValue(value) + (seconds === 0 ? '' : `:${padTwo(seconds)}`)
}

/**
 * Describes a period in Portuguese, because browsers show day and month in different orders: 'de 01/11/2026 00:00 até
 * 30/11/2026 23:59, 30 dias'. The ends are values of datetime-local inputs; '' if neither is a date.
 */
export function describePeriod(de: string | undefined, ate: string | undefined): string {
  const start = parseDate(de)
  const end = parseDate(ate)
  if (start && end) {
    const days = Math.round((calendarDayMs(end) - calendarDayMs(start)) / 86_400_000) + 1
    const length = end < start ? 'o fim é antes do início' : formatCount(days, 'dia', 'dias')
    return `de ${formatDateTime(de)} até ${formatDateTime(ate)}, ${length}`
  }
  if (start) return `desde ${formatDateTime(de)}`
  return end ? `até ${formatDateTime(ate)}` : ''
}

/**
 * Describes a period shortly, as part of a sentence: 'de 01/10 a 31/10/2026', 'em 05/10/2026', 'desde 01/10/2026'.
 * Times are named only if an end is not at a day's end. An end that is no date is shown unchanged.
 */
export function formatShortPeriod(de: string | undefined, ate: string | undefined): string {
  const start = parseDate(de)
  const end = parseDate(ate)
  const isWholeDays = (!start || formatHoursMinutes(start) === '00:00') && (!end || formatHoursMinutes(end) === '23:59')
  const formatEnd = (date: Date | null, text: string | undefined) =>
    date ? (isWholeDays ? formatDay(date) : formatDateTime(text)) : text
  const [first, last] = [formatEnd(start, de), formatEnd(end, ate)]
  if (!first) return last ? `até ${last}` : ''
  if (!last) return `desde ${first}`
  if (first === last) return `em ${first}`
  const isOneYear = isWholeDays && start?.getFullYear() === end?.getFullYear()
  return `de ${isOneYear ? first.slice(0, 5) : first} a ${last}`
}

/** The day of a date in ms, in a calendar without daylight saving time. */
const calendarDayMs = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
