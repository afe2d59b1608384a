/** Dates of the grammar: 'hoje', '15/10', '15/10/2026 14:30', 'segunda' (commands/README §3). Day before month, always. */
import { type Found, isText, wordAt } from './numbers.ts'
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
const DAYS_AGO: ReadonlyMap<string, number> = new Map([
  ['hoje', 0],
  ['hj', 0],
  ['ontem', 1],
  ['anteontem', 2],
])

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

/** The digits at `at` as a number, at least and at most so many of them; NaN where there are none. */
function digitsAt(tokens: readonly Token[], at: number, least: number, most: number): number {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length < least || token.text.length > most) return Number.NaN
  return Number(token.text)
}

/** What is no number is no day either. */
const isReal = (year: number, month: number, day: number) => new Date(year, month - 1, day).getMonth() === month - 1

/** A day with its year, where the calendar has it. */
const wholeDate = (year: number, month: number, day: number, end: number): Found<TypedDate> | null =>
  isReal(year, month, day) ? { end, value: { year, month, day, time: null } } : null

/** A day without a year. 2024 is a leap year: 29/02 is a day. */
const dayAlone = (month: number, day: number, end: number): Found<TypedDate> | null =>
  isReal(2024, month, day) ? { end, value: { year: null, month, day, time: null } } : null

/** 'segunda', 'segunda-feira', 'segunda passada': the last one before today. */
function weekdayAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const weekday = WEEKDAYS.indexOf(wordAt(tokens, at))
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
  const month = isText(tokens, at + 1, '/') ? digitsAt(tokens, at + 2, 1, 2) : Number.NaN
  if (!isText(tokens, at + 3, '/')) return dayAlone(month, day, at + 3)
  const short = digitsAt(tokens, at + 4, 2, 2)
  return wholeDate(Number.isNaN(short) ? digitsAt(tokens, at + 4, 4, 4) : 2000 + short, month, day, at + 5)
}

/** '5', '1º', 'primeiro': a day of some month. */
function dayNumberAt(tokens: readonly Token[], at: number): Found<number> {
  if (isText(tokens, at, 'primeiro')) return { end: at + 1, value: 1 }
  const mark = tokens[at + 1]
  return {
    end: mark?.glued && isText(tokens, at + 1, 'º', 'o', '°') ? at + 2 : at + 1,
    value: digitsAt(tokens, at, 1, 2),
  }
}

/** The place in the year of a month by its name, or by three letters of it; -1 for another word. */
export const monthByName = (word: string): number =>
  MONTHS.findIndex((name) => name === word || (word.length === 3 && name.startsWith(word)))

/** '3 de outubro', '1º de out', '3 de outubro de 2025'. */
function writtenAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  const { value: day, end } = dayNumberAt(tokens, at)
  const month = isText(tokens, end, 'de') ? monthByName(wordAt(tokens, end + 1)) + 1 : 0
  const year = isText(tokens, end + 2, 'de') ? digitsAt(tokens, end + 3, 4, 4) : Number.NaN
  return Number.isNaN(year) ? dayAlone(month, day, end + 2) : wholeDate(year, month, day, end + 4)
}

/** 'dia 5', 'dia primeiro': the latest such day. */
function dayOfMonthAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const { value: day, end } = dayNumberAt(tokens, at + 1)
  if (!isText(tokens, at, 'dia') || !(day >= 1 && day <= 31)) return null
  let month = now.getMonth()
  while (new Date(now.getFullYear(), month, day) > now || new Date(now.getFullYear(), month, day).getDate() !== day)
    month--
  return { end, value: typed(new Date(now.getFullYear(), month, day)) }
}

/** '15.10.2026', '15-10-2026'. */
function dottedAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  const sign = tokens[at + 1]
  if (!sign?.glued || !['.', '-'].includes(sign.text) || tokens[at + 3]?.text !== sign.text) return null
  return wholeDate(digitsAt(tokens, at + 4, 4, 4), digitsAt(tokens, at + 2, 1, 2), digitsAt(tokens, at, 1, 2), at + 5)
}

/** '2026-10-15', as machines write it. */
function isoAt(tokens: readonly Token[], at: number): Found<TypedDate> | null {
  if (!isText(tokens, at + 1, '-') || !isText(tokens, at + 3, '-')) return null
  return wholeDate(digitsAt(tokens, at, 4, 4), digitsAt(tokens, at + 2, 2, 2), digitsAt(tokens, at + 4, 2, 2), at + 5)
}

/** '14:30', 'às 14:30', '14h30', '14h' after a date. */
export function timeAt(tokens: readonly Token[], at: number): Found<{ hour: number; minute: number }> | null {
  const from = isText(tokens, at, 'as', 't', ',') ? at + 1 : at
  const hour = digitsAt(tokens, from, 1, 2)
  if (!(hour <= 23) || !isText(tokens, from + 1, ':', 'h')) return null
  const minute = digitsAt(tokens, from + 2, 2, 2)
  if (Number.isNaN(minute)) return isText(tokens, from + 1, 'h') ? { end: from + 2, value: { hour, minute: 0 } } : null
  return minute > 59 ? null : { end: from + 3, value: { hour, minute } }
}

function dayAt(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  if (isText(tokens, at, 'antes') && isText(tokens, at + 1, 'de') && isText(tokens, at + 2, 'ontem'))
    return { end: at + 3, value: typed(dayFrom(now, -2)) }
  const daysAgo = DAYS_AGO.get(wordAt(tokens, at))
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
