/** Periods told from today (commands/language/README §9): 'semana retrasada', 'últimas duas semanas', 'há 3 dias', 'trimestre passado'. */
import { localInput } from '#lib/dates.ts'
import type { Period } from '#commands/args.ts'
import { dayFrom, monthByName } from './dates.ts'
import { type Found, integerAt, isText, wordAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A whole day's end, as a datetime-local input can say it: 23:59. */
export const endOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 23, 59)

/** A period from its two ends, local time. */
export const period = (de: Date, ate: Date): Period => ({ de: localInput(de), ate: localInput(ate) })

const THIS = ['este', 'esta', 'esse', 'essa', 'neste', 'nesta', 'nesse', 'nessa', 'deste', 'desta', 'desse', 'dessa']

/** Monday of the week of `day`. */
const mondayOf = (day: Date) => dayFrom(day, -((day.getDay() + 6) % 7))

/** Units that are so many months. */
const MONTHS_OF: ReadonlyMap<string, number> = new Map([
  ['mes', 1],
  ['bimestre', 2],
  ['trimestre', 3],
  ['semestre', 6],
  ['ano', 12],
])

/** 'meses' -> 'mes', 'dias' -> 'dia'. */
const singular = (word: string): string => (word === 'meses' ? 'mes' : word === 'mes' ? word : word.replace(/s$/, ''))

type Start = (now: Date, back: number) => Date

/** First day of the unit so many units ago; undefined where no unit stands. */
function unitAt(tokens: readonly Token[], at: number): Start | undefined {
  const unit = wordAt(tokens, at)
  if (unit === 'semana') return (now, back) => dayFrom(mondayOf(now), -7 * back)
  if (unit === 'quinzena')
    return (now, back) => {
      const half = 2 * now.getMonth() + Number(now.getDate() > 15) - back
      return new Date(now.getFullYear(), Math.floor(half / 2), half % 2 === 0 ? 1 : 16)
    }
  const months = MONTHS_OF.get(unit)
  return months === undefined
    ? undefined
    : (now, back) => new Date(now.getFullYear(), (Math.floor(now.getMonth() / months) - back) * months, 1)
}

/** 'começo do mês', 'início do ano': its first day. */
export function beginningAt(tokens: readonly Token[], at: number, now: Date): Found<Date> | null {
  if (!isText(tokens, at, 'comeco', 'inicio') || !isText(tokens, at + 1, 'do', 'da', 'de', 'deste', 'desta'))
    return null
  const start = unitAt(tokens, at + 2)
  return start ? { end: at + 3, value: start(now, 0) } : null
}

/** 'fim de semana', 'fds'. */
function weekendAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isLong = isText(tokens, at, 'fim', 'final') && isText(tokens, at + 1, 'de') && isText(tokens, at + 2, 'semana')
  if (!isLong && !isText(tokens, at, 'fds')) return null
  const monday = mondayOf(now)
  const end = isLong ? at + 3 : at + 1
  const value = period(dayFrom(monday, -2), endOf(dayFrom(monday, -1)))
  return { end: isText(tokens, end, 'passado') ? end + 1 : end, value }
}

/** How many units ago, by what is said of one: 'passado', 'que passou', 'retrasada', 'atual', 'inteiro'; null for none. */
function backAt(tokens: readonly Token[], at: number): Found<number> | null {
  if (isText(tokens, at, 'passado', 'passada', 'anterior')) return { end: at + 1, value: 1 }
  if (isText(tokens, at, 'que') && isText(tokens, at + 1, 'passou')) return { end: at + 2, value: 1 }
  if (isText(tokens, at, 'retrasado', 'retrasada')) return { end: at + 1, value: 2 }
  if (isText(tokens, at, 'atual', 'corrente', 'vigente', 'todo', 'toda', 'inteiro', 'inteira'))
    return { end: at + 1, value: 0 }
  return null
}

/** 'do mês', 'no ano', and nothing that says which: this one. */
const isBareAt = (tokens: readonly Token[], at: number): boolean =>
  isText(tokens, at, 'do', 'da', 'no', 'na') &&
  !isText(tokens, at - 1, 'comeco', 'inicio', 'fim', 'final') &&
  !isText(tokens, at + 2, 'de', 'do', 'que') &&
  tokens[at + 2]?.kind !== 'number'

/** 'esta semana', 'mês passado', 'do mês', 'semana retrasada', 'fim de semana passado'. */
export function namedAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const weekend = weekendAt(tokens, at, now)
  if (weekend) return weekend
  const isThis = isText(tokens, at, ...THIS)
  const isNext = isText(tokens, at, 'proxima', 'proximo')
  const isBare = isBareAt(tokens, at)
  const start = unitAt(tokens, isThis || isNext || isBare ? at + 1 : at)
  if (!start) return null
  const end = at + 2
  const future = { value: {}, problem: 'O período ainda não chegou' }
  if (isNext) return { end, ...future }
  if (isText(tokens, at + 1, 'que') && isText(tokens, at + 2, 'vem')) return { end: at + 3, ...future }
  if (isThis) return { end, value: period(start(now, 0), endOf(now)) }
  const back = backAt(tokens, isBare ? end : at + 1)
  if (!back) return isBare ? { end, value: period(start(now, 0), endOf(now)) } : null
  const last = back.value === 0 ? now : dayFrom(start(now, back.value - 1), -1)
  return { end: back.end, value: period(start(now, back.value), endOf(last)) }
}

/** The first day of a stretch of `count` units that ends today. */
function stretch(word: string, count: number, now: Date): Date | null {
  const unit = singular(word)
  if (unit === 'dia') return dayFrom(now, 1 - count)
  if (unit === 'semana') return dayFrom(now, 1 - 7 * count)
  if (unit === 'quinzena') return dayFrom(now, 1 - 15 * count)
  const months = (MONTHS_OF.get(unit) ?? 0) * count
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
  // 'os 3 últimos dias' as 'os últimos 3 dias'.
  const isAfter = tokens[at]?.kind === 'number' && LAST.test(wordAt(tokens, at + 1))
  if (!isAfter && !LAST.test(wordAt(tokens, at))) return null
  const typed = integerAt(tokens, isAfter ? at : at + 1)
  const next = typed === null ? at + 1 : at + 2
  const unit = wordAt(tokens, next)
  // 'últimos dias' says not how many, 'último dia' not of what.
  if (typed === 0 || (typed ?? 0) > MOST || (typed === null && (unit === 'dia' || unit !== singular(unit)))) return null
  const count = typed ?? 1
  const minutes = /^h(?:oras?)?$/.test(unit) ? 60 * count : /^min(?:utos?)?$/.test(unit) ? count : 0
  if (minutes > 0) return { end: next + 1, value: period(new Date(now.getTime() - minutes * 60_000), now) }
  const from = stretch(unit, count, now)
  return from && { end: next + 1, value: period(from, endOf(now)) }
}
const LAST = /^ultim[oa]s?$/

/** 'há 3 dias', 'três dias atrás', 'há um mês': that day. */
export function agoAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isOpened = isText(tokens, at, 'ha', 'faz')
  const from = isOpened ? at + 1 : at
  const count = isText(tokens, from, 'um', 'uma') ? 1 : integerAt(tokens, from)
  const isClosed = isText(tokens, from + 2, 'atras')
  if (count === null || count > MOST || (!isOpened && !isClosed)) return null
  // A stretch of so many units begins the day after.
  const after = stretch(wordAt(tokens, from + 1), count, now)
  const day = after && dayFrom(after, -1)
  return day && { end: from + (isClosed ? 3 : 2), value: period(day, endOf(day)) }
}

const yearAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' && /^20\d\d$/.test(tokens[at].text) ? Number(tokens[at].text) : null

/** The year that is said of what stands before: 'de 2025', '/2025', 'do ano passado', 'deste ano'; null for none. */
export function yearAfter(tokens: readonly Token[], at: number, now: Date): Found<number> | null {
  const named = isText(tokens, at + 1, 'ano') ? namedAt(tokens, isText(tokens, at, 'do') ? at + 1 : at, now) : null
  if (named?.value.de) return { end: named.end, value: Number(named.value.de.slice(0, 4)) }
  const next = isText(tokens, at, 'de', '/') ? at + 1 : at
  const token = tokens[next]
  return token?.kind === 'number' && token.text.length === 4 ? { end: next + 1, value: Number(token.text) } : null
}

const ORDINALS = ['primeiro', 'segundo', 'terceiro', 'quarto']

/** 'primeiro trimestre', '2º semestre de 2025': the latest that has begun. */
export function partOfYearAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const isDigit = tokens[at]?.kind === 'number' && isText(tokens, at + 1, 'º', 'o', '°')
  const place = isDigit ? Number(tokens[at]?.text) - 1 : ORDINALS.indexOf(wordAt(tokens, at))
  const next = isDigit ? at + 2 : at + 1
  const months = MONTHS_OF.get(wordAt(tokens, next)) ?? 12
  if (place < 0 || (place + 1) * months > 12 || months === 1 || months === 12) return null
  const year = yearAfter(tokens, next + 1, now)
  const thisYear = now.getFullYear()
  const of = year?.value ?? (new Date(thisYear, place * months, 1) > now ? thisYear - 1 : thisYear)
  const value = period(new Date(of, place * months, 1), endOf(new Date(of, (place + 1) * months, 0)))
  return { end: year?.end ?? next + 1, value }
}

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
    const named = isText(tokens, at + 2, 'de') ? monthByName(wordAt(tokens, at + 3)) : -1
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
  const first = monthByName(wordAt(tokens, from))
  if (first < 0 || !isText(tokens, from + 1, 'a', 'ate', 'e', '-')) return null
  const second = monthByName(wordAt(tokens, from + 2))
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
  const month = isText(tokens, next + 1, 'de') ? monthByName(wordAt(tokens, next + 2)) : -1
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
