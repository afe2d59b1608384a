/**
 * The platform's day. The platform's dates are São Paulo's wall clock without a zone, so 'hoje' is São Paulo's day,
 * even if the computer's clock is in another zone and shows another date.
 */
import { lazy } from './lazy.ts'

const PLATFORM_TIME_ZONE = 'America/Sao_Paulo'
/** That zone's minutes behind UTC since 2019. If the computer's clock has the same offset, nothing is converted. */
const PLATFORM_OFFSET_MINUTES = 180

/** The Swedish format is '2026-11-27 18:51:00'. */
const getPlatformClock = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: PLATFORM_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' }),
)

/** Converts a date to São Paulo's wall clock, in the local parts of the result. Words for periods count from it. */
export function toPlatformTime(now: Date = new Date()): Date {
  // An invalid date stays invalid.
  if (now.getTimezoneOffset() === PLATFORM_OFFSET_MINUTES || Number.isNaN(now.getTime())) return now
  return new Date(getPlatformClock().format(now).replace(' ', 'T'))
}

const formatDay = (date: Date) =>
  [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/')

/** Returns a hint for period fields if the platform's day and the computer's differ; '' if they are equal. */
export function describePlatformDay(now: Date = new Date()): string {
  const [platformDay, localDay] = [formatDay(toPlatformTime(now)), formatDay(now)]
  return platformDay === localDay
    ? ''
    : `Na plataforma, no horário de São Paulo, hoje é ${platformDay}; neste computador é ${localDay}`
}
