/** Dates of the grammar: 'hoje', '15/10', '15/10/2026 14:30', 'segunda' (commands/README §3). Day before month, always. */
import { type Found, isText } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A day or a minute of one, in local time; without `year` it stands for the latest such day that is not to come. */
export interface TypedDate {
  year: number | null
  /** 1-based. */
  month: number
  day: number
  time: { hour: number; minute: number } | null
}

/** Weekday names, folded, Sunday first. */
export const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const DAYS_AGO: Readonly<Record<string, number>> = { hoje: 0, ontem: 1, anteontem: 2 }

/** Month names, folded, January first. */
export const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** The day `days` from that of `now` (negative: before it), at midnight. */
export const dayFrom = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

const typed = (date: Date): TypedDate => {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate(), time: null }
}

/** The digits at `at` as a number, at most `most` of them; null where there are none. */
function digitsAt(tokens: readonly Token[], at: number, least: number, most: number): number | null {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length < least || token.text.length > most) return null
  return Number(token.text)
}

const isReal = (year: number, month: number, day: number) => {
  const date = new Date(year, month - 1, day)
  return month >= 1 && month <= 12 && date.getMonth() === month - 1 && date.getDate() === day
}

/** 'segunda', 'segunda-feira', 'segunda passada': the last one before today. */
function weekdayAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const weekday = WEEKDAYS.indexOf(tokens[at]?.kind === 'word' ? (tokens[at]?.text ?? '') : '')
  if (weekday < 0) return null
  let end = at + 1
  if (isText(tokens, end, '-') && isText(tokens, end + 1, 'feira')) end += 2
  else if (isText(tokens, end, 'feira')) end++
  if (isText(tokens, end, 'passada', 'passado')) end++
  const back = (now.getDay() - weekday + 7) % 7 || 7
  return { end, value: typed(dayFrom(now, -back)) }
}

/** '15/10', '15/10/26', '15/10/2026'. */
function slashedAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  const day = digitsAt(tokens, at, 1, 2)
  const month = isText(tokens, at + 1, '/') ? digitsAt(tokens, at + 2, 1, 2) : null
  if (day === null || month === null) return null
  if (!isText(tokens, at + 3, '/')) {
    // 2024 is a leap year: 29/02 without a year is a day.
    return isReal(2024, month, day) ? { end: at + 3, value: { year: null, month, day, time: null } } : null
  }
  const written = tokens[at + 4]?.text.length === 2 || tokens[at + 4]?.text.length === 4
  const year = written ? digitsAt(tokens, at + 4, 2, 4) : null
  if (year === null) return null
  const full = year < 100 ? 2000 + year : year
  return isReal(full, month, day) ? { end: at + 5, value: { year: full, month, day, time: null } } : null
}

/** '3 de outubro', '3 de outubro de 2025'. */
function writtenAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  const day = digitsAt(tokens, at, 1, 2)
  const name = tokens[at + 2]
  const month = isText(tokens, at + 1, 'de') && name?.kind === 'word' ? MONTHS.indexOf(name.text) + 1 : 0
  if (day === null || month === 0 || !isReal(2024, month, day)) return null
  const year = isText(tokens, at + 3, 'de') ? digitsAt(tokens, at + 4, 4, 4) : null
  if (year !== null && !isReal(year, month, day)) return null
  return { end: year === null ? at + 3 : at + 5, value: { year, month, day, time: null } }
}

/** 'dia 5': the latest such day. */
function dayOfMonthAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const day = isText(tokens, at, 'dia') ? digitsAt(tokens, at + 1, 1, 2) : null
  if (day === null || day < 1 || day > 31) return null
  let month = now.getMonth()
  while (new Date(now.getFullYear(), month, day) > now || new Date(now.getFullYear(), month, day).getDate() !== day)
    month--
  return { end: at + 2, value: typed(new Date(now.getFullYear(), month, day)) }
}

/** '15.10.2026', '15-10-2026'. */
function dottedAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  const [sign, again] = [tokens[at + 1]?.text, tokens[at + 3]?.text]
  if ((sign !== '.' && sign !== '-') || again !== sign || !tokens[at + 1]?.glued) return null
  const [day, month, year] = [
    digitsAt(tokens, at, 1, 2),
    digitsAt(tokens, at + 2, 1, 2),
    digitsAt(tokens, at + 4, 4, 4),
  ]
  if (day === null || month === null || year === null || !isReal(year, month, day)) return null
  return { end: at + 5, value: { year, month, day, time: null } }
}

/** '2026-10-15', as machines write it. */
function isoAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  const year = digitsAt(tokens, at, 4, 4)
  const month = isText(tokens, at + 1, '-') ? digitsAt(tokens, at + 2, 2, 2) : null
  const day = isText(tokens, at + 3, '-') ? digitsAt(tokens, at + 4, 2, 2) : null
  if (year === null || month === null || day === null || !isReal(year, month, day)) return null
  return { end: at + 5, value: { year, month, day, time: null } }
}

/** '14:30', 'às 14:30', '14h30', '14h' after a date. */
function timeAt(tokens: readonly Token[], at: number): Found<{ hour: number; minute: number }> | null {
  const from = isText(tokens, at, 'as', 't', ',') ? at + 1 : at
  const hour = digitsAt(tokens, from, 1, 2)
  if (hour === null || hour > 23 || !isText(tokens, from + 1, ':', 'h')) return null
  const minute = digitsAt(tokens, from + 2, 2, 2)
  if (minute === null) return isText(tokens, from + 1, 'h') ? { end: from + 2, value: { hour, minute: 0 } } : null
  return minute > 59 ? null : { end: from + 3, value: { hour, minute } }
}

function dayAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const token = tokens[at]
  const daysAgo = token?.kind === 'word' ? DAYS_AGO[token.text] : undefined
  if (daysAgo !== undefined) return { end: at + 1, value: typed(dayFrom(now, -daysAgo)) }
  return (
    weekdayAt(tokens, at, now) ??
    slashedAt(tokens, at) ??
    isoAt(tokens, at) ??
    dottedAt(tokens, at) ??
    writtenAt(tokens, at)
  )
}

/** A date that begins at `at`, with its time of day if one follows. */
export function dateAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const found = dayAt(tokens, isText(tokens, at, 'dia') ? at + 1 : at, now) ?? dayOfMonthAt(tokens, at, now)
  if (!found) return null
  const time = timeAt(tokens, found.end)
  return time ? { end: time.end, value: { ...found.value, time: time.value } } : found
}

/** The moment meant; without a year the latest one that is not after `limit`. */
export function resolveDate({ year, month, day, time }: TypedDate, limit: Date, endOfDay: boolean): Date {
  const hour = time?.hour ?? (endOfDay ? 23 : 0)
  const minute = time?.minute ?? (endOfDay ? 59 : 0)
  const inYear = (of: number) => new Date(of, month - 1, day, hour, minute)
  if (year !== null) return inYear(year)
  let candidate = limit.getFullYear()
  // Compared by day: an end at 23:59 of today is still today. 29/02 waits for a leap year.
  while (new Date(candidate, month - 1, day) > limit || !isReal(candidate, month, day)) candidate--
  return inYear(candidate)
}
