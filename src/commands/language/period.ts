/** Periods: 'ontem', 'de 01/10 a 15/10', 'últimos 7 dias', 'mês passado', 'outubro de 2026' (commands.md §3). */
import { localInput } from '#lib/dates.ts'
import type { Period } from '#commands/args.ts'
import { dateAt, dayFrom, MONTHS, resolveDate } from './dates.ts'
import { type Found, integerAt, isText } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A whole day's end, as a datetime-local input can say it: 23:59. */
const endOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59)

const period = (de: Date, ate: Date): Period => ({ de: localInput(de), ate: localInput(ate) })

const THIS = ['este', 'esta', 'esse', 'essa', 'neste', 'nesta', 'nesse', 'nessa']

/** Monday of the week of `day`. */
const mondayOf = (day: Date) => dayFrom(day, -((day.getDay() + 6) % 7))

/** 'esta semana', 'semana passada', 'este mês', 'mês passado', 'este ano', 'ano passado'. */
function namedAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isThis = isText(tokens, at, ...THIS)
  const unit = tokens[isThis ? at + 1 : at]?.text
  const isLast = !isThis && isText(tokens, at + 1, 'passado', 'passada')
  if (!isThis && !isLast) return null
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const end = at + 2
  if (unit === 'semana') {
    const monday = mondayOf(now)
    const value = isThis ? period(monday, endOf(now)) : period(dayFrom(monday, -7), endOf(dayFrom(monday, -1)))
    return { end, value }
  }
  if (unit === 'mes') {
    const value = isThis
      ? period(new Date(year, month, 1), endOf(now))
      : period(new Date(year, month - 1, 1), endOf(new Date(year, month, 0)))
    return { end, value }
  }
  if (unit !== 'ano') return null
  const value = isThis
    ? period(new Date(year, 0, 1), endOf(now))
    : period(new Date(year - 1, 0, 1), endOf(new Date(year - 1, 11, 31)))
  return { end, value }
}

/** 'últimos 7 dias' with today, 'últimas 24 horas' to the minute. */
function lastAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  if (!isText(tokens, at, 'ultimos', 'ultimas')) return null
  const count = integerAt(tokens, at + 1)
  if (count === null || count === 0 || count > 100_000) return null
  const end = at + 3
  if (isText(tokens, at + 2, 'dias', 'dia')) return { end, value: period(dayFrom(now, 1 - count), endOf(now)) }
  if (!isText(tokens, at + 2, 'horas', 'hora')) return null
  return { end, value: period(new Date(now.getTime() - count * 3_600_000), now) }
}

const wholeMonth = (year: number, month: number): Period =>
  period(new Date(year, month, 1), endOf(new Date(year, month + 1, 0)))

const yearAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text.length === 4 && tokens[at]?.kind === 'number' ? Number(tokens[at]?.text) : null

/** 'outubro', 'outubro de 2026', '10/2026'. */
function monthAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const token = tokens[at]
  const month = token?.kind === 'word' ? MONTHS.indexOf(token.text) : -1
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
  const from = dateAt(tokens, isText(tokens, at, 'de', 'entre', 'desde') ? at + 1 : at, now)
  if (!from || !isText(tokens, from.end, 'a', 'ate', 'e', '-', '–')) return null
  const to = dateAt(tokens, from.end + 1, now)
  if (!to) return null
  const ate = resolveDate(to.value, now, true)
  // A start without a year lies before its end: 'de 20/12 a 10/01' crosses the year.
  const de = resolveDate(from.value, from.value.year === null ? ate : now, false)
  const found = { end: to.end, value: period(de, ate) }
  return de < ate ? found : { ...found, problem: 'O fim deve ser depois do início' }
}

/** 'desde 15/10' has no end, 'até 15/10' no start, '15/10' is that day (with a time: from then on that day). */
function oneDateAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isSince = isText(tokens, at, 'desde') || (isText(tokens, at, 'a') && isText(tokens, at + 1, 'partir'))
  const isUntil = isText(tokens, at, 'ate')
  const skip = isText(tokens, at, 'a') && isSince ? (isText(tokens, at + 2, 'de') ? 3 : 2) : isSince || isUntil ? 1 : 0
  const date = dateAt(tokens, at + skip, now)
  if (!date) return null
  const { end, value } = date
  if (isSince) return { end, value: { de: localInput(resolveDate(value, now, false)) } }
  if (isUntil) return { end, value: { ate: localInput(resolveDate(value, now, true)) } }
  const de = resolveDate(value, now, false)
  return { end, value: period(de, endOf(de)) }
}

/** A period that begins at `at`, seen from `now` (local time). */
export const periodAt = (tokens: readonly Token[], at: number, now: Date): Found<Period> | null =>
  namedAt(tokens, at, now) ??
  lastAt(tokens, at, now) ??
  betweenAt(tokens, at, now) ??
  oneDateAt(tokens, at, now) ??
  monthAt(tokens, at, now)
