/** Periods: 'ontem', 'de 01/10 a 15/10', 'últimos 7 dias', 'mês passado', 'outubro de 2026' (commands/README §3). */
import { localInput } from '#lib/dates.ts'
import type { Period } from '#commands/args.ts'
import { dateAt, dayFrom, monthByName, MONTHS, resolveDate, timeAt, type TypedDate } from './dates.ts'
import { type Found, isText, wordAt } from './numbers.ts'
import {
  agoAt,
  beginningAt,
  daysAt,
  endOf,
  lastAt,
  monthsAt,
  namedAt,
  partOfYearAt,
  period,
  wholeYearAt,
  yearAfter,
} from './relative.ts'
import type { Token } from './tokens.ts'

const wholeMonth = (year: number, month: number): Period =>
  period(new Date(year, month, 1), endOf(new Date(year, month + 1, 0)))

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  return token?.kind === 'number' && token.text.length === 4 ? Number(token.text) : null
}

/** A month by its name, or by three letters before a slash. */
const monthNamed = (tokens: readonly Token[], at: number): number =>
  isText(tokens, at + 1, '/') ? monthByName(wordAt(tokens, at)) : MONTHS.indexOf(wordAt(tokens, at))

/** 'outubro', 'mês de outubro', 'outubro de 2026', 'outubro do ano passado', 'out/2026', '10/2026'. */
function monthAt(tokens: readonly Token[], from: number, now: Date): Found<Period> | null {
  const at = isText(tokens, from, 'mes') && isText(tokens, from + 1, 'de') ? from + 2 : from
  const token = tokens[at]
  const month = monthNamed(tokens, at)
  if (month >= 0) {
    const short = isText(tokens, at + 1, '/') && tokens[at + 2]?.text.length === 2 ? Number(tokens[at + 2]?.text) : NaN
    if (short >= 0) return { end: at + 3, value: wholeMonth(2000 + short, month) }
    const year = yearAfter(tokens, at + 1, now)
    if (year) return { end: year.end, value: wholeMonth(year.value, month) }
    const latest = new Date(now.getFullYear(), month, 1) > now ? now.getFullYear() - 1 : now.getFullYear()
    return { end: isText(tokens, at + 1, 'passado') ? at + 2 : at + 1, value: wholeMonth(latest, month) }
  }
  const number = token?.kind === 'number' && token.text.length <= 2 ? Number(token.text) : 0
  const year = isText(tokens, at + 1, '/') ? yearAt(tokens, at + 2) : null
  if (year === null || number < 1 || number > 12) return null
  return { end: at + 3, value: wholeMonth(year, number - 1) }
}

/** 'de 01/10 a 15/10', 'entre ontem e hoje', '01/10 até 15/10'. */
function betweenAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const from = dateFrom(tokens, isText(tokens, at, 'de', 'do', 'da', 'entre', 'desde') ? at + 1 : at, now)
  if (!from || !isText(tokens, from.end, 'a', 'ao', 'ate', 'e', 'pra', 'para', '-', '–')) return null
  const to = dateFrom(tokens, from.end + 1, now)
  if (!to) return null
  const ate = resolveDate(to.value, now, true)
  // A start without a year lies before its end: 'de 20/12 a 10/01' crosses the year.
  const de = resolveDate(from.value, ate, false)
  const found = { end: to.end, value: period(de, ate) }
  if (de < ate) return found
  // 'ontem e anteontem' are two days, in whatever order.
  if (isText(tokens, from.end, 'e'))
    return { end: to.end, value: period(resolveDate(to.value, now, false), resolveDate(from.value, now, true)) }
  return { ...found, problem: 'O fim deve ser depois do início' }
}

/** A date, an article before it passed over; the beginning of a month is one too. */
function dateFrom(tokens: readonly Token[], at: number, now: Date): Found<TypedDate> | null {
  const from = isText(tokens, at, 'o', 'a') && tokens[at + 1]?.kind === 'word' ? at + 1 : at
  const beginning = beginningAt(tokens, from, now)
  if (!beginning) return dateAt(tokens, from, now)
  const { value: day, end } = beginning
  return { end, value: { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate(), time: null } }
}

const PARTS_OF_DAY: ReadonlyMap<string, [number, number]> = new Map([
  ['madrugada', [0, 5]],
  ['manha', [0, 11]],
  ['cedo', [0, 11]],
  ['tarde', [12, 17]],
  ['noite', [18, 23]],
])

/** Minutes of the day from which and to which, both told as they are typed. */
type Clock = readonly [from: number, to: number]
const LAST_MINUTE = 24 * 60 - 1

/** 'de manhã', 'à tarde', 'cedo'; 'das 8h às 12h', 'depois das 14h', 'até as 10:30'. */
function clockAt(tokens: readonly Token[], at: number): Found<Clock> | null {
  const next = isText(tokens, at, 'de', 'a', 'pela') ? at + 1 : at
  const hours = PARTS_OF_DAY.get(wordAt(tokens, next))
  if (hours) return { end: next + 1, value: [hours[0] * 60, hours[1] * 60 + 59] }
  const opening = openingAt(tokens, at)
  const from = opening?.end ?? at
  const first = timeAt(tokens, isText(tokens, from, 'das') ? from + 1 : from)
  if (!first) return null
  const minutes = ({ value: { hour, minute } }: typeof first) => hour * 60 + minute
  if (opening)
    return { end: first.end, value: opening.value.isUntil ? [0, minutes(first)] : [minutes(first), LAST_MINUTE] }
  const isJoined = isText(tokens, first.end, 'a', 'ate')
  const last = isJoined || isText(tokens, first.end, 'as') ? timeAt(tokens, first.end + Number(isJoined)) : null
  return last && { end: last.end, value: [minutes(first), minutes(last)] }
}

/** What opens a period that has one end: 'desde', 'a partir de', 'depois do dia', 'até', 'antes de'. */
function openingAt(tokens: readonly Token[], at: number): Found<{ isUntil: boolean; shift: number }> | null {
  const isBeside = isText(tokens, at, 'antes', 'depois', 'apos')
  const isUntil = isText(tokens, at, 'ate', 'antes')
  const isFrom = isText(tokens, at, 'a') && isText(tokens, at + 1, 'partir')
  if (!isBeside && !isUntil && !isFrom && !isText(tokens, at, 'desde')) return null
  const next = isFrom ? at + 2 : at + 1
  const end = isText(tokens, next, 'de', 'do', 'da') ? next + 1 : next
  return { end, value: { isUntil, shift: isBeside ? (isUntil ? -1 : 1) : 0 } }
}

/** '10/10 pra cá', '10/10 em diante' go on to today. */
const goesOnAt = (tokens: readonly Token[], at: number): boolean =>
  (isText(tokens, at, 'pra', 'para') && isText(tokens, at + 1, 'ca')) ||
  (isText(tokens, at, 'em') && isText(tokens, at + 1, 'diante'))

/** 'desde 15/10' has no end, 'até 15/10' no start, '15/10' is that day (with a time: from then on that day). */
function oneDateAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const alone = dateFrom(tokens, at, now)
  const opening = alone ? null : openingAt(tokens, at)
  const date = opening ? dateFrom(tokens, opening.end, now) : alone
  if (!date) return null
  const { end, value } = date
  const moment = resolveDate(value, now, opening?.value.isUntil === true)
  if (opening) {
    const { isUntil, shift } = opening.value
    // 'depois do dia 10' leaves the day out, 'depois do dia 10 às 14h' the minute alone.
    if (shift !== 0 && value.time === null) moment.setDate(moment.getDate() + shift)
    return { end, value: isUntil ? { ate: localInput(moment) } : { de: localInput(moment) } }
  }
  if (goesOnAt(tokens, end)) return { end: end + 2, value: { de: localInput(moment) } }
  const clock = value.time === null ? clockAt(tokens, end) : null
  if (!clock) return { end, value: period(moment, endOf(moment)) }
  const at0 = (minutes: number) => new Date(dayFrom(moment, 0).setMinutes(minutes))
  return { end: clock.end, value: period(at0(clock.value[0]), at0(clock.value[1])) }
}

/** Two ends. In 'do dia 1 ao 15 de outubro' the month is of both, and not of the last day alone. */
function stretchAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const between = betweenAt(tokens, at, now)
  const days = daysAt(tokens, at, now)
  return days && days.end >= (between?.end ?? 0) ? days : between
}

/** A period that begins at `at`, seen from `now` (local time). */
export const periodAt = (tokens: readonly Token[], at: number, now: Date): Found<Period> | null =>
  namedAt(tokens, at, now) ??
  lastAt(tokens, at, now) ??
  agoAt(tokens, at, now) ??
  stretchAt(tokens, at, now) ??
  monthsAt(tokens, at, now) ??
  partOfYearAt(tokens, at, now) ??
  oneDateAt(tokens, at, now) ??
  monthAt(tokens, at, now) ??
  wholeYearAt(tokens, at)
