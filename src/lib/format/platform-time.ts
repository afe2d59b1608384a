/**
 * The platform's day. Its dates are São Paulo's wall clock without a zone, so 'hoje' is São Paulo's day, also where the
 * computer's clock is set to another zone and shows another date.
 */

const PLATFORM_TIME_ZONE = 'America/Sao_Paulo'
/** Minutes behind UTC of that zone since 2019: where the computer's clock has them too, nothing is computed. */
const PLATFORM_OFFSET_MINUTES = 180

let platformClock: Intl.DateTimeFormat | undefined

/** A moment as São Paulo's clock shows it, in the local parts of a date: what words for periods count from. */
export function toPlatformTime(now: Date = new Date()): Date {
  // What is no moment is none there.
  if (now.getTimezoneOffset() === PLATFORM_OFFSET_MINUTES || Number.isNaN(now.getTime())) return now
  // Swedish writes '2026-11-27 18:51:00'.
  platformClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: PLATFORM_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return new Date(platformClock.format(now).replace(' ', 'T'))
}

const formatDay = (date: Date) =>
  [date.getDate(), date.getMonth() + 1, date.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/')

/** Said at a period where the platform's day and the computer's differ; '' where they are one. */
export function describePlatformDay(now: Date = new Date()): string {
  const [there, here] = [formatDay(toPlatformTime(now)), formatDay(now)]
  return there === here ? '' : `Na plataforma, no horário de São Paulo, hoje é ${there}; neste computador é ${here}`
}
