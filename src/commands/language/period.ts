/** Periods: 'ontem', 'de 01/10 a 15/10', 'últimos 7 dias', 'mês passado', 'outubro de 2026' (commands/README §3). */
import { localInput } from '#lib/dates.ts'
import type { Period } from '#commands/args.ts'
import { dateAt, MONTHS, resolveDate, type TypedDate } from './dates.ts'
import { type Found, isText, wordAt } from './numbers.ts'
import { agoAt, beginningAt, daysAt, endOf, lastAt, monthsAt, namedAt, period, wholeYearAt } from './relative.ts'
import type { Token } from './tokens.ts'

const wholeMonth = (year: number, month: number): Period =>
  period(new Date(year, month, 1), endOf(new Date(year, month + 1, 0)))

function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  return token?.kind === 'number' && token.text.length === 4 ? Number(token.text) : null
}

/** A month by its name, or by three letters before a slash. */
function monthNamed(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'word') return -1
  return isText(tokens, at + 1, '/') && token.text.length === 3
    ? MONTHS.findIndex((name) => name.startsWith(token.text))
    : MONTHS.indexOf(token.text)
}

/** 'outubro', 'mês de outubro', 'outubro de 2026', 'out/2026', '10/2026'. */
function monthAt(tokens: readonly Token[], from: number, now: Date): Found<Period> | null {
  const at = isText(tokens, from, 'mes') && isText(tokens, from + 1, 'de') ? from + 2 : from
  const token = tokens[at]
  const month = monthNamed(tokens, at)
  if (month >= 0) {
    const next = isText(tokens, at + 1, 'de', '/') ? at + 2 : at + 1
    const year = yearAt(tokens, next)
    if (year !== null) return { end: next + 1, value: wholeMonth(year, month) }
    const latest = new Date(now.getFullYear(), month, 1) > now ? now.getFullYear() - 1 : now.getFullYear()
    return { end: at + 1, value: wholeMonth(latest, month) }
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
  return de < ate ? found : { ...found, problem: 'O fim deve ser depois do início' }
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
  ['manha', [0, 11]],
  ['tarde', [12, 17]],
  ['noite', [18, 23]],
])

/** 'de manhã', 'à tarde', 'à noite': first and last hour. */
function partOfDayAt(tokens: readonly Token[], at: number): Found<[number, number]> | null {
  if (!isText(tokens, at, 'de', 'a', 'pela')) return null
  const value = PARTS_OF_DAY.get(wordAt(tokens, at + 1))
  return value ? { end: at + 2, value } : null
}

/** 'desde 15/10' has no end, 'até 15/10' no start, '15/10' is that day (with a time: from then on that day). */
function oneDateAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isSince = isText(tokens, at, 'desde') || (isText(tokens, at, 'a') && isText(tokens, at + 1, 'partir'))
  const isUntil = isText(tokens, at, 'ate')
  const skip = isText(tokens, at, 'a') && isSince ? (isText(tokens, at + 2, 'de') ? 3 : 2) : isSince || isUntil ? 1 : 0
  const date = dateFrom(tokens, at + skip, now)
  if (!date) return null
  const { end, value } = date
  const part = isSince || isUntil ? null : partOfDayAt(tokens, end)
  if (part) {
    const day = resolveDate(value, now, false)
    const clock = (hour: number, minute: number) =>
      new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute)
    return { end: part.end, value: period(clock(part.value[0], 0), clock(part.value[1], 59)) }
  }
  if (isSince) return { end, value: { de: localInput(resolveDate(value, now, false)) } }
  if (isUntil) return { end, value: { ate: localInput(resolveDate(value, now, true)) } }
  const de = resolveDate(value, now, false)
  return { end, value: period(de, endOf(de)) }
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
  oneDateAt(tokens, at, now) ??
  monthAt(tokens, at, now) ??
  wholeYearAt(tokens, at)
