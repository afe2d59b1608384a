/**
 * What stands for days by itself: 'ontem', '3 de outubro', 'semana retrasada', 'últimos 7 dias', 'primeira quinzena de
 * outubro'. A table: a shape in the letters of `period-words.ts`, and what it says. `period.ts` makes periods of them.
 */
import { ago, dayFrom, dayAt, days, EVER, HOUR, latest, MONTH, sizeOf, type Days, startOf, WEEK } from './dates.ts'
import { hoursOf } from './clock.ts'
import { cutOut, type Stretch, taken, numberOf, numbersOf } from './period-words.ts'

/** From when days are seen. */
export interface Horizon {
  now: Date
  /** Without a year the latest that is not after it. */
  limit: Date
  /** They are one of two ends: a weekday may be today. */
  isEnd?: boolean
}

/** A year or a number of units is an amount beside most words; such a name, alone, is another word. */
type Half = 'amount' | 'name'
type Rule = readonly [shape: string, say: (stretch: Stretch, horizon: Horizon) => Days | null, half?: Half]

/** 'passado', 'que passou', 'atual'. */
const BACK = '(?:q?[bc])?'
const OF = '[DOE]'
/** How many of a unit. */
export const COUNT = '[nNyU]'
/** Any unit. */
export const UNITS = '[dsfxuahi]'
/** Units of the calendar. */
export const CALENDAR = '[sfxua]'
/** '1º', 'primeiro'. */
export const NTH = '[no]°?'
const PLACE = '(?:[ov]|n°)'
const TOLD = `/[yn]|${OF}a${BACK}`
const YEAR = `(?:D?y|${TOLD})`
/** 'outubro de 2025' */
export const MONTHS = `[mk]${YEAR}?`
/** 'de outubro de 2025', '/10'. */
export const OF_MONTH = `(?:[D/]${MONTHS}|/n(?:${TOLD})?)`
/** 'deste mês', 'do mês passado'. */
export const OF_THIS = `[OE]x${BACK}`
/** A month, a year or a unit told from today, behind 'de'. */
const WHOLE = `${OF}(?:${CALENDAR}${BACK}|${MONTHS}|y)`
/** The most units that a stretch has. */
const MOST = 100_000

/** How many units ago. */
export const backOf = (stretch: Stretch): number => numberOf(stretch, 'b')

/** The year said by its number or as 'do ano passado'; 0 for none. */
export const yearOf = (stretch: Stretch, number: number, now: Date): number =>
  number > 0
    ? number + (number < 100 ? 2000 : 0)
    : stretch.letters.includes('a')
      ? now.getFullYear() - backOf(stretch)
      : 0

/** A day, or so many months from it on; without a year the latest, without a month too. */
function civil(day: number, month: number | undefined, year: number, months: number, limit: Date): Days | null {
  if (month === 0 || month! > 12) return null
  const start = latest(year ? EVER : limit, (back) =>
    month
      ? dayAt(year || limit.getFullYear() - back, month, day)
      : dayAt(limit.getFullYear(), limit.getMonth() + 1 - back, day),
  )
  return start && days(start, months ? new Date(start.getFullYear(), start.getMonth() + months, 0) : start)
}

/** The month and year that are said of a day: 'de outubro', '/10/25', 'do mês passado'. */
export function monthSaid(
  stretch: Stretch,
  month: number | undefined,
  year: number,
  now: Date,
): [number | undefined, number] {
  const start = startOf(MONTH, now, backOf(stretch))
  return stretch.letters.includes('x')
    ? [start.getMonth() + 1, start.getFullYear()]
    : [month, yearOf(stretch, year, now)]
}

function dated(stretch: Stretch, horizon: Horizon): Days | null {
  const numbers = numbersOf(stretch, 'nomky')
  const [day = 0, month, year = 0] = numbers[0]! > 99 ? numbers.toReversed() : numbers
  return civil(day, ...monthSaid(stretch, month, year, horizon.now), 0, horizon.limit)
}

function monthly(stretch: Stretch, horizon: Horizon): Days | null {
  const [month = 0, year = 0] = numbersOf(stretch, 'nmky')
  const isPast = stretch.letters.endsWith('b') && !stretch.letters.includes('a')
  const limit = isPast ? dayFrom(startOf(MONTH, horizon.now, 0), -1) : horizon.limit
  return civil(1, month, yearOf(stretch, year, horizon.now), 1, limit)
}

const yearly = (stretch: Stretch): Days | null => civil(1, 1, numberOf(stretch, 'y'), 12, EVER)

/** 'último trimestre' without its year is a stretch that ends today. */
function partOfYear(stretch: Stretch, horizon: Horizon): Days | null {
  const size = sizeOf(numberOf(stretch, 'u'))
  const place = numberOf(stretch, 'ovn')
  const month = (stretch.letters.includes('l') ? 12 : place * size) - size + 1
  return month <= 12 ? civil(1, month, yearOf(stretch, numberOf(stretch, 'y'), horizon.now), size, horizon.limit) : null
}

/** Weeks of seven days, from the 1st on; the last goes to the end of the month. */
function partOfMonth(stretch: Stretch, { now }: Horizon): Days | null {
  const month = wholeOf(cutOut(stretch, stretch.letters.search(/[fs]/) + 2), now)?.[0] ?? startOf(MONTH, now, 0)
  const [place, size] = [numberOf(stretch, 'ovn'), sizeOf(numberOf(stretch, 'fs'))]
  const start = dayFrom(month, (place - 1) * size)
  if (!place || start.getMonth() !== month.getMonth()) return null
  return days(
    start,
    place * size < 30 ? dayFrom(start, size - 1) : new Date(month.getFullYear(), month.getMonth() + 1, 0),
  )
}

/** The last one before today; as an end of two it may be today. */
function weekday(stretch: Stretch, { now, limit, isEnd }: Horizon): Days | null {
  const place = numberOf(stretch, 'wvj') - 1
  const back = backOf(stretch)
  const past = (limit.getDay() - place + 7) % 7 || (isEnd && !back ? 0 : 7)
  const day = stretch.letters.includes('s')
    ? dayFrom(startOf(WEEK, now, back), (place + 6) % 7)
    : dayFrom(limit, back > 1 ? -past - 7 : -past)
  return day <= now ? days(day) : null
}

/** The last that has come. */
function weekend(stretch: Stretch, { now }: Horizon): Days {
  const past = (now.getDay() + 1) % 7
  const saturday = dayFrom(now, -past - 7 * Math.max(0, backOf(stretch) - Number(past > 1)))
  return days(saturday, dayFrom(saturday, 1))
}

/** This unit up to today, one before as a whole. */
function unit(stretch: Stretch, now: Date): Days | null {
  const of = numberOf(stretch, 'sfxua')
  const back = backOf(stretch)
  return of ? days(startOf(of, now, back), back ? dayFrom(startOf(of, now, back - 1), -1) : now) : null
}

/** So many units up to now: days with today, hours to the minute; or, as a moment, the one so long ago. */
function since(stretch: Stretch, { now }: Horizon): Days | null {
  const { letters } = stretch
  const isStretch = /[l$]/.test(letters)
  const [count = 1] = numbersOf(stretch, 'nNyU')
  const of = numberOf(stretch, `${UNITS}$`)
  const from = ago(count, of, now)
  // 'últimos dias' says not how many.
  if (count > MOST || (isStretch && (!count || (!/[nNyU]/.test(letters) && numberOf(stretch, 'l'))))) return null
  return of < HOUR ? (isStretch ? days(dayFrom(from, 1), now) : days(from)) : [from, isStretch ? now : from]
}

/** What stands behind 'de': 'outubro', 'mês passado', '2025'. */
const wholeOf = (stretch: Stretch, now: Date): Days | null =>
  spanAt(stretch, 0, { now, limit: now })?.span ?? unit(stretch, now)

const RULES: readonly Rule[] = [
  // hoje, do dia, dia de ontem, antes de ontem
  [
    '(?:dD)?t|BDt|[OE]d$',
    (stretch, { now }) => {
      const past = numberOf(stretch, 't')
      const isBefore = stretch.letters.includes('B')
      return isBefore && past !== 1 ? null : days(dayFrom(now, isBefore ? -2 : -past))
    },
  ],
  // 15/10, 3 de outubro do ano passado, 05/out/2025, 15.10.2026, 2026-10-15, 2026/10/15, dia 5, dia 3 do mês passado
  [`d?(?:y([-/.])n\\1n|n\\.n\\.y|n-n-y|${NTH}${OF_MONTH})|d${NTH}(?:${OF_THIS})?`, dated],
  // outubro, novembro passado, mês de out, out/25, 10/2025, mês 9
  [`m(?:${YEAR}|b)?|xD?[mk](?:${YEAR}|b)?|k(?:${YEAR}|b)|[DI]k|x?n/y|xn`, monthly],
  // 2º semestre de 2025, último trimestre do ano passado
  [`${PLACE}u${YEAR}?|lu${YEAR}`, partOfYear],
  // 1a quinzena, segunda semana de outubro
  [`${PLACE}[fs](?:${OF}(?:x${BACK}|${MONTHS}))?`, partOfMonth],
  // segunda, terça-feira passada, quarta da semana passada
  [`[wvj](?:-?r)?${OF}s${BACK}|[wv](?:-?r)?b?|j(?:-?rb?|b)`, weekday],
  // fim de semana retrasado
  [`[EO]?(?:eDs|g)${BACK}`, weekend],
  // do mês, esta semana, ano passado, toda a semana
  [`[EO]?b${CALENDAR}|[EO]${CALENDAR}${BACK}|(?:c[AR])?${CALENDAR}q?[bc]`, (stretch, { now }) => unit(stretch, now)],
  // começo do mês, fim de outubro: that day
  [
    `[ze]${WHOLE}`,
    (stretch, { now }) => {
      const whole = wholeOf(cutOut(stretch, stretch.letters.search(/[ze]/) + 2), now)
      if (!whole || stretch.letters.includes('z')) return whole && days(whole[0])
      return whole[1] < now ? days(dayFrom(whole[1], 0)) : null
    },
  ],
  // esta manhã, noite de ontem, tarde de sábado
  ['Ep', (stretch, { now }) => hoursOf(days(dayFrom(now, 0)), stretch)],
  [
    'p[DO]?(?:t|[wv](?:-?r)?b?)',
    (stretch, horizon) => {
      const day = spanAt(stretch, stretch.letters.search(/[twv]/), horizon)
      return day && hoursOf(day.span, stretch)
    },
  ],
  // em 2025, de 2025, ano de 2025; 'de 2000 a 2500' are amounts
  ['(?:[ID]|aD?)y(?![-/.,ATY])', yearly],
  // últimos 7 dias, os 3 últimos meses, última semana, 7d; há 3 dias, uma semana atrás
  [`l${COUNT}${UNITS}|${COUNT}l${UNITS}|l[sfxuahi]|${COUNT}\\$|L${COUNT}${UNITS}K?|${COUNT}${UNITS}K`, since],
  // Half said: desde 2024, de 3 meses para cá; de seg a sex, de jan a mar, até agora
  ['y(?!/n)', yearly, 'amount'],
  [COUNT + UNITS, since, 'amount'],
  ['k', monthly, 'name'],
  ['j', weekday, 'name'],
  ['!', (_, { now }) => [now, now], 'name'],
]

/** With what may stand before and behind any of them: 'no dia 3', 'o mês todo'. */
const SHAPES = RULES.map(
  ([shape, ...rule]) => [new RegExp(`(?:[IORA](?![ny]))?(?:${shape})(?:(?:Rd)?c)?`, 'y'), ...rule] as const,
)

/** Days that are said from a letter on, to the letter where they end. */
export interface Point {
  end: number
  span: Days
  half?: Half | undefined
  /** From an hour of a day to another: it is no end of a longer period. */
  isHours?: boolean | undefined
}

/** The days that are said from a letter on, of several the longest. */
export function spanAt(line: Stretch, at: number, horizon: Horizon): Point | null {
  let best: Point = { end: at, span: NEVER }
  for (const [shape, say, half] of SHAPES) {
    const stretch = taken(shape, line, at)
    const end = at + (stretch?.letters.length ?? 0)
    const span = stretch && end > best.end ? say(stretch, horizon) : null
    if (span) best = { end, span, half }
  }
  return best.end > at ? best : null
}
const NEVER: Days = [EVER, EVER]
