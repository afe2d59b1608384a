/** Periods told from today (commands/language/README §9): 'semana retrasada', 'últimas duas semanas', 'há 3 dias', 'trimestre passado'. */
import { localInput } from '#lib/dates.ts'
import type { Period } from '#commands/args.ts'
import { dayFrom, MONTHS } from './dates.ts'
import { type Found, integerAt, isText, wordAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A whole day's end, as a datetime-local input can say it: 23:59. */
export const endOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59)

/** A period from its two ends, local time. */
export const period = (de: Date, ate: Date): Period => ({ de: localInput(de), ate: localInput(ate) })

const THIS = ['este', 'esta', 'esse', 'essa', 'neste', 'nesta', 'nesse', 'nessa', 'deste', 'desta', 'desse', 'dessa']

/** Monday of the week of `day`. */
const mondayOf = (day: Date) => dayFrom(day, -((day.getDay() + 6) % 7))

/** First day of the unit `back` units ago. */
const UNITS: Readonly<Record<string, (now: Date, back: number) => Date>> = {
  semana: (now, back) => dayFrom(mondayOf(now), -7 * back),
  mes: (now, back) => new Date(now.getFullYear(), now.getMonth() - back, 1),
  trimestre: (now, back) => new Date(now.getFullYear(), (Math.floor(now.getMonth() / 3) - back) * 3, 1),
  semestre: (now, back) => new Date(now.getFullYear(), (Math.floor(now.getMonth() / 6) - back) * 6, 1),
  ano: (now, back) => new Date(now.getFullYear() - back, 0, 1),
}

const unitAt = (tokens: readonly Token[], at: number) =>
  Object.hasOwn(UNITS, wordAt(tokens, at)) ? UNITS[wordAt(tokens, at)] : undefined

/** 'começo do mês', 'início do ano': its first day. */
export function beginningAt(tokens: readonly Token[], at: number, now: Date): Found<Date> | null {
  if (!isText(tokens, at, 'comeco', 'inicio') || !isText(tokens, at + 1, 'do', 'da', 'de', 'deste', 'desta'))
    return null
  const start = unitAt(tokens, at + 2)
  return start ? { end: at + 3, value: start(now, 0) } : null
}

/** 'esta semana', 'mês passado', 'semana retrasada', 'fim de semana passado'. */
export function namedAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  if (isText(tokens, at, 'fim') && isText(tokens, at + 1, 'de') && isText(tokens, at + 2, 'semana')) {
    const monday = mondayOf(now)
    const end = isText(tokens, at + 3, 'passado') ? at + 4 : at + 3
    return { end, value: period(dayFrom(monday, -2), endOf(dayFrom(monday, -1))) }
  }
  const isThis = isText(tokens, at, ...THIS)
  const isNext = isText(tokens, at, 'proxima', 'proximo')
  const start = unitAt(tokens, isThis || isNext ? at + 1 : at)
  if (!start) return null
  const end = at + 2
  const future = { value: {}, problem: 'O período ainda não chegou' }
  if (isNext) return { end, ...future }
  if (isText(tokens, at + 1, 'que') && isText(tokens, at + 2, 'vem')) return { end: at + 3, ...future }
  if (isThis) return { end, value: period(start(now, 0), endOf(now)) }
  const back = isText(tokens, at + 1, 'passado', 'passada', 'anterior')
    ? 1
    : isText(tokens, at + 1, 'retrasado', 'retrasada')
      ? 2
      : 0
  if (back === 0) return null
  return { end, value: period(start(now, back), endOf(dayFrom(start(now, back - 1), -1))) }
}

/** The first day of a stretch of `count` units that ends today. */
function stretch(unit: string, count: number, now: Date): Date | null {
  if (/^dias?$/.test(unit)) return dayFrom(now, 1 - count)
  if (/^semanas?$/.test(unit)) return dayFrom(now, 1 - 7 * count)
  const months = /^mes(?:es)?$/.test(unit) ? count : /^anos?$/.test(unit) ? 12 * count : 0
  if (months === 0) return null
  // In a shorter month its last day stands for those that it lacks.
  const length = new Date(now.getFullYear(), now.getMonth() - months + 1, 0).getDate()
  return new Date(now.getFullYear(), now.getMonth() - months, Math.min(now.getDate(), length) + 1)
}

const MOST = 100_000

/** 'últimos 7 dias' with today, 'últimas 24 horas' to the minute, '7d', 'última semana'. */
export function lastAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  if (tokens[at]?.kind === 'number' && wordAt(tokens, at + 1) === 'd' && tokens[at + 1]?.glued) {
    const days = Number(tokens[at]?.text)
    return days > 0 && days <= MOST ? { end: at + 2, value: period(dayFrom(now, 1 - days), endOf(now)) } : null
  }
  if (!isText(tokens, at, 'ultimos', 'ultimas', 'ultimo', 'ultima')) return null
  const count = integerAt(tokens, at + 1)
  if (count === null) {
    const unit = wordAt(tokens, at + 1)
    const from = ['semana', 'mes', 'ano'].includes(unit) ? stretch(unit, 1, now) : null
    return from && { end: at + 2, value: period(from, endOf(now)) }
  }
  if (count === 0 || count > MOST) return null
  const unit = wordAt(tokens, at + 2)
  if (/^horas?$/.test(unit)) return { end: at + 3, value: period(new Date(now.getTime() - count * 3_600_000), now) }
  const from = stretch(unit, count, now)
  return from && { end: at + 3, value: period(from, endOf(now)) }
}

/** 'há 3 dias', 'três dias atrás': that day. */
export function agoAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isOpened = isText(tokens, at, 'ha', 'faz')
  const from = isOpened ? at + 1 : at
  const count = integerAt(tokens, from)
  const unit = wordAt(tokens, from + 1)
  if (count === null || count > MOST || !/^(?:dia|semana)s?$/.test(unit)) return null
  const isClosed = isText(tokens, from + 2, 'atras')
  if (!isOpened && !isClosed) return null
  const day = dayFrom(now, -count * (unit.startsWith('s') ? 7 : 1))
  return { end: from + (isClosed ? 3 : 2), value: period(day, endOf(day)) }
}

const yearAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' && /^20\d\d$/.test(tokens[at].text) ? Number(tokens[at].text) : null

/** A year that is said at token `at`: 'em 2025', 'ano de 2025'; null where none is. */
export function wholeYearAt(tokens: readonly Token[], at: number): Found<Period> | null {
  const next = isText(tokens, at, 'em')
    ? at + 1
    : isText(tokens, at, 'ano')
      ? isText(tokens, at + 1, 'de')
        ? at + 2
        : at + 1
      : -1
  const year = yearAt(tokens, next)
  if (year === null || isText(tokens, next + 1, '-', '/')) return null
  return { end: next + 1, value: period(new Date(year, 0, 1), endOf(new Date(year, 11, 31))) }
}

/** 'de janeiro a março', 'primeira quinzena de outubro'. */
export function monthsAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const latest = (month: number) =>
    new Date(now.getFullYear(), month, 1) > now ? now.getFullYear() - 1 : now.getFullYear()
  if (isText(tokens, at, 'primeira', 'segunda') && isText(tokens, at + 1, 'quinzena')) {
    const named = isText(tokens, at + 2, 'de') ? MONTHS.indexOf(wordAt(tokens, at + 3)) : -1
    const isNamed = named >= 0
    const month = isNamed ? named : now.getMonth()
    const year = latest(month)
    const [from, to] = isText(tokens, at, 'primeira') ? [1, 15] : [16, new Date(year, month + 1, 0).getDate()]
    return {
      end: isNamed ? at + 4 : at + 2,
      value: period(new Date(year, month, from), endOf(new Date(year, month, to))),
    }
  }
  const from = isText(tokens, at, 'de', 'entre') ? at + 1 : at
  const first = MONTHS.indexOf(wordAt(tokens, from))
  if (first < 0 || !isText(tokens, from + 1, 'a', 'ate', 'e', '-')) return null
  const second = MONTHS.indexOf(wordAt(tokens, from + 2))
  if (second < 0) return null
  const isYear = isText(tokens, from + 3, 'de')
  const typed = yearAt(tokens, isYear ? from + 4 : from + 3)
  const end = typed === null ? from + 3 : isYear ? from + 5 : from + 4
  const last = typed ?? latest(second)
  const start = new Date(first > second ? last - 1 : last, first, 1)
  return { end, value: period(start, endOf(new Date(last, second + 1, 0))) }
}

/** 'do dia 1 ao 15', 'de 1 a 15 de outubro', 'entre 1 e 15 de outubro de 2025'. */
export function daysAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  let next = isText(tokens, at, 'de', 'do', 'entre', 'desde') ? at + 1 : at
  if (isText(tokens, next, 'o', 'os')) next++
  const isDay = isText(tokens, next, 'dia', 'dias')
  if (isDay) next++
  // No month has a day 0.
  const low = integerAt(tokens, next) ?? 0
  if (!isText(tokens, next + 1, 'a', 'ao', 'ate', 'e', '-')) return null
  next += 2
  if (isText(tokens, next, 'o')) next++
  if (isText(tokens, next, 'dia')) next++
  const high = integerAt(tokens, next) ?? 0
  const month = isText(tokens, next + 1, 'de') ? MONTHS.indexOf(wordAt(tokens, next + 2)) : -1
  if (!isDay && month < 0) return null
  const named = month >= 0 ? next + 3 : next + 1
  const year = month >= 0 ? yearAt(tokens, isText(tokens, named, 'de') ? named + 1 : named) : null
  const end = year === null ? named : isText(tokens, named, 'de') ? named + 2 : named + 1
  // Without a year the latest such days: so many months back, or years where a month is named; 29/02 waits eight at most.
  for (let back = 0; back <= (year === null ? 8 : 0); back++) {
    const ate: Date =
      month >= 0
        ? new Date((year ?? now.getFullYear()) - back, month, high)
        : new Date(now.getFullYear(), now.getMonth() - back, high)
    const de: Date = new Date(ate.getFullYear(), ate.getMonth() - (low > high ? 1 : 0), low)
    const areReal = ate.getDate() === high && de.getDate() === low
    if (areReal && (year !== null || ate <= now)) return { end, value: period(de, endOf(ate)) }
  }
  return null
}
