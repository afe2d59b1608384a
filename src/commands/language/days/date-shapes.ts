/**
 * What stands for days by itself: 'ontem', '3 de outubro', 'semana retrasada', 'últimos 7 dias', 'primeira quinzena de
 * outubro'. A table: a shape in the letters of `period-words.ts`, and what it says. `period.ts` makes periods of them.
 */
import {
  subtractUnits,
  addDays,
  createDay,
  toWholeDays,
  FAR_FUTURE,
  HOUR_UNIT,
  findLatest,
  MONTH_UNIT,
  getUnitSize,
  type DateSpan,
  getUnitStart,
  WEEK_UNIT,
} from './dates.ts'
import { applyHours } from './hours-of-day.ts'
import { sliceSequence, type LetterSequence, matchShape, getNumber, getNumbers } from './period-letters.ts'

/** From when days are seen. */
export interface ReferenceTime {
  now: Date
  /** Without a year the latest that is not after it. */
  limit: Date
  /** They are one of two ends: a weekday may be today. */
  isRangeEnd?: boolean
}

/** A year or a number of units is an amount beside most words; such a name, alone, is another word. */
type ShapeAmbiguity = 'amount' | 'name'
type ShapeRule = readonly [
  shape: string,
  say: (stretch: LetterSequence, horizon: ReferenceTime) => DateSpan | null,
  half?: ShapeAmbiguity,
]

/** 'passado', 'que passou', 'atual'. */
const BACK_SHAPE = '(?:q?[bc])?'
const OF_SHAPE = '[DOE]'
/** How many of a unit. */
export const COUNT_SHAPE = '[nNyU]'
/** Any unit. */
export const UNIT_SHAPE = '[dsfxuahi]'
/** Units of the calendar. */
export const CALENDAR_UNIT_SHAPE = '[sfxua]'
/** '1º', 'primeiro'. */
export const ORDINAL_SHAPE = '[no]°?'
const POSITION_SHAPE = '(?:[ov]|n°)'
const SHORT_YEAR_SHAPE = `/[yn]|${OF_SHAPE}a${BACK_SHAPE}`
const YEAR_SHAPE = `(?:D?y|${SHORT_YEAR_SHAPE})`
/** 'outubro de 2025' */
export const MONTH_SHAPE = `[mk]${YEAR_SHAPE}?`
/** 'de outubro de 2025', '/10'. */
export const OF_MONTH_SHAPE = `(?:[D/]${MONTH_SHAPE}|/n(?:${SHORT_YEAR_SHAPE})?)`
/** 'deste mês', 'do mês passado'. */
export const OF_THIS_SHAPE = `[OE]x${BACK_SHAPE}`
/** A month, a year or a unit told from today, behind 'de'. */
const WHOLE_UNIT_SHAPE = `${OF_SHAPE}(?:${CALENDAR_UNIT_SHAPE}${BACK_SHAPE}|${MONTH_SHAPE}|y)`
/** The most units that a stretch has. */
const MAX_UNITS = 100_000

/** How many units ago. */
export const getUnitsBack = (stretch: LetterSequence): number => getNumber(stretch, 'b')

/** The year said by its number or as 'do ano passado'; 0 for none. */
export const getYear = (stretch: LetterSequence, number: number, now: Date): number =>
  number > 0
    ? number + (number < 100 ? 2000 : 0)
    : stretch.letters.includes('a')
      ? now.getFullYear() - getUnitsBack(stretch)
      : 0

/** A day, or so many months from it on; without a year the latest, without a month too. */
function toCalendarDays(
  day: number,
  month: number | undefined,
  year: number,
  months: number,
  limit: Date,
): DateSpan | null {
  if (month === 0 || month! > 12) return null
  const start = findLatest(year ? FAR_FUTURE : limit, (back) =>
    month
      ? createDay(year || limit.getFullYear() - back, month, day)
      : createDay(limit.getFullYear(), limit.getMonth() + 1 - back, day),
  )
  return start && toWholeDays(start, months ? new Date(start.getFullYear(), start.getMonth() + months, 0) : start)
}

/** The month and year that are said of a day: 'de outubro', '/10/25', 'do mês passado'. */
export function getMonthAndYear(
  stretch: LetterSequence,
  month: number | undefined,
  year: number,
  now: Date,
): [number | undefined, number] {
  const start = getUnitStart(MONTH_UNIT, now, getUnitsBack(stretch))
  return stretch.letters.includes('x')
    ? [start.getMonth() + 1, start.getFullYear()]
    : [month, getYear(stretch, year, now)]
}

function parseDate(stretch: LetterSequence, horizon: ReferenceTime): DateSpan | null {
  const numbers = getNumbers(stretch, 'nomky')
  const [day = 0, month, year = 0] = numbers[0]! > 99 ? numbers.toReversed() : numbers
  return toCalendarDays(day, ...getMonthAndYear(stretch, month, year, horizon.now), 0, horizon.limit)
}

function parseMonth(stretch: LetterSequence, horizon: ReferenceTime): DateSpan | null {
  const [month = 0, year = 0] = getNumbers(stretch, 'nmky')
  const isPast = stretch.letters.endsWith('b') && !stretch.letters.includes('a')
  const limit = isPast ? addDays(getUnitStart(MONTH_UNIT, horizon.now, 0), -1) : horizon.limit
  return toCalendarDays(1, month, getYear(stretch, year, horizon.now), 1, limit)
}

const parseYear = (stretch: LetterSequence): DateSpan | null =>
  toCalendarDays(1, 1, getNumber(stretch, 'y'), 12, FAR_FUTURE)

/** 'último trimestre' without its year is a stretch that ends today. */
function parseYearPart(stretch: LetterSequence, horizon: ReferenceTime): DateSpan | null {
  const size = getUnitSize(getNumber(stretch, 'u'))
  const index = getNumber(stretch, 'ovn')
  const month = (stretch.letters.includes('l') ? 12 : index * size) - size + 1
  return month <= 12
    ? toCalendarDays(1, month, getYear(stretch, getNumber(stretch, 'y'), horizon.now), size, horizon.limit)
    : null
}

/** Weeks of seven days, from the 1st on; the last goes to the end of the month. */
function parseMonthPart(stretch: LetterSequence, { now }: ReferenceTime): DateSpan | null {
  const month =
    parseWholeUnit(sliceSequence(stretch, stretch.letters.search(/[fs]/) + 2), now)?.[0] ??
    getUnitStart(MONTH_UNIT, now, 0)
  const [place, size] = [getNumber(stretch, 'ovn'), getUnitSize(getNumber(stretch, 'fs'))]
  const start = addDays(month, (place - 1) * size)
  if (!place || start.getMonth() !== month.getMonth()) return null
  return toWholeDays(
    start,
    place * size < 30 ? addDays(start, size - 1) : new Date(month.getFullYear(), month.getMonth() + 1, 0),
  )
}

/** The last one before today; as an end of two it may be today. */
function parseWeekday(stretch: LetterSequence, { now, limit, isRangeEnd }: ReferenceTime): DateSpan | null {
  const index = getNumber(stretch, 'wvj') - 1
  const back = getUnitsBack(stretch)
  const past = (limit.getDay() - index + 7) % 7 || (isRangeEnd && !back ? 0 : 7)
  const day = stretch.letters.includes('s')
    ? addDays(getUnitStart(WEEK_UNIT, now, back), (index + 6) % 7)
    : addDays(limit, back > 1 ? -past - 7 : -past)
  return day <= now ? toWholeDays(day) : null
}

/** The last that has come. */
function parseWeekend(stretch: LetterSequence, { now }: ReferenceTime): DateSpan {
  const past = (now.getDay() + 1) % 7
  const saturday = addDays(now, -past - 7 * Math.max(0, getUnitsBack(stretch) - Number(past > 1)))
  return toWholeDays(saturday, addDays(saturday, 1))
}

/** This unit up to today, one before as a whole. */
function parseUnit(stretch: LetterSequence, now: Date): DateSpan | null {
  const of = getNumber(stretch, 'sfxua')
  const back = getUnitsBack(stretch)
  return of ? toWholeDays(getUnitStart(of, now, back), back ? addDays(getUnitStart(of, now, back - 1), -1) : now) : null
}

/** So many units up to now: days with today, hours to the minute; or, as a moment, the one so long ago. */
function parseSince(stretch: LetterSequence, { now }: ReferenceTime): DateSpan | null {
  const { letters } = stretch
  const isStretch = /[l$]/.test(letters)
  const [count = 1] = getNumbers(stretch, 'nNyU')
  const of = getNumber(stretch, `${UNIT_SHAPE}$`)
  const from = subtractUnits(count, of, now)
  // 'últimos dias' says not how many.
  if (count > MAX_UNITS || (isStretch && (!count || (!/[nNyU]/.test(letters) && getNumber(stretch, 'l'))))) return null
  return of < HOUR_UNIT
    ? isStretch
      ? toWholeDays(addDays(from, 1), now)
      : toWholeDays(from)
    : [from, isStretch ? now : from]
}

/** What stands behind 'de': 'outubro', 'mês passado', '2025'. */
const parseWholeUnit = (stretch: LetterSequence, now: Date): DateSpan | null =>
  matchDatesAt(stretch, 0, { now, limit: now })?.span ?? parseUnit(stretch, now)

const SHAPE_RULES: readonly ShapeRule[] = [
  // hoje, do dia, dia de ontem, antes de ontem
  [
    '(?:dD)?t|BDt|[OE]d$',
    (stretch, { now }) => {
      const past = getNumber(stretch, 't')
      const isBefore = stretch.letters.includes('B')
      return isBefore && past !== 1 ? null : toWholeDays(addDays(now, isBefore ? -2 : -past))
    },
  ],
  // 15/10, 3 de outubro do ano passado, 05/out/2025, 15.10.2026, 2026-10-15, 2026/10/15, dia 5, dia 3 do mês passado
  [
    `d?(?:y([-/.])n\\1n|n\\.n\\.y|n-n-y|${ORDINAL_SHAPE}${OF_MONTH_SHAPE})|d${ORDINAL_SHAPE}(?:${OF_THIS_SHAPE})?`,
    parseDate,
  ],
  // outubro, novembro passado, mês de out, out/25, 10/2025, mês 9
  [`m(?:${YEAR_SHAPE}|b)?|xD?[mk](?:${YEAR_SHAPE}|b)?|k(?:${YEAR_SHAPE}|b)|[DI]k|x?n/y|xn`, parseMonth],
  // 2º semestre de 2025, último trimestre do ano passado
  [`${POSITION_SHAPE}u${YEAR_SHAPE}?|lu${YEAR_SHAPE}`, parseYearPart],
  // 1a quinzena, segunda semana de outubro
  [`${POSITION_SHAPE}[fs](?:${OF_SHAPE}(?:x${BACK_SHAPE}|${MONTH_SHAPE}))?`, parseMonthPart],
  // segunda, terça-feira passada, quarta da semana passada
  [`[wvj](?:-?r)?${OF_SHAPE}s${BACK_SHAPE}|[wv](?:-?r)?b?|j(?:-?rb?|b)`, parseWeekday],
  // fim de semana retrasado
  [`[EO]?(?:eDs|g)${BACK_SHAPE}`, parseWeekend],
  // do mês, esta semana, ano passado, toda a semana
  [
    `[EO]?b${CALENDAR_UNIT_SHAPE}|[EO]${CALENDAR_UNIT_SHAPE}${BACK_SHAPE}|(?:c[AR])?${CALENDAR_UNIT_SHAPE}q?[bc]`,
    (stretch, { now }) => parseUnit(stretch, now),
  ],
  // começo do mês, fim de outubro: that day
  [
    `[ze]${WHOLE_UNIT_SHAPE}`,
    (stretch, { now }) => {
      const whole = parseWholeUnit(sliceSequence(stretch, stretch.letters.search(/[ze]/) + 2), now)
      if (!whole || stretch.letters.includes('z')) return whole && toWholeDays(whole[0])
      return whole[1] < now ? toWholeDays(addDays(whole[1], 0)) : null
    },
  ],
  // esta manhã, noite de ontem, tarde de sábado
  ['Ep', (stretch, { now }) => applyHours(toWholeDays(addDays(now, 0)), stretch)],
  [
    'p[DO]?(?:t|[wv](?:-?r)?b?)',
    (stretch, horizon) => {
      const day = matchDatesAt(stretch, stretch.letters.search(/[twv]/), horizon)
      return day && applyHours(day.span, stretch)
    },
  ],
  // em 2025, de 2025, ano de 2025; 'de 2000 a 2500' are amounts
  ['(?:[ID]|aD?)y(?![-/.,ATY])', parseYear],
  // últimos 7 dias, os 3 últimos meses, última semana, 7d; há 3 dias, uma semana atrás
  [
    `l${COUNT_SHAPE}${UNIT_SHAPE}|${COUNT_SHAPE}l${UNIT_SHAPE}|l[sfxuahi]|${COUNT_SHAPE}\\$|L${COUNT_SHAPE}${UNIT_SHAPE}K?|${COUNT_SHAPE}${UNIT_SHAPE}K`,
    parseSince,
  ],
  // Half said: desde 2024, de 3 meses para cá; de seg a sex, de jan a mar, até agora
  ['y(?!/n)', parseYear, 'amount'],
  [COUNT_SHAPE + UNIT_SHAPE, parseSince, 'amount'],
  ['k', parseMonth, 'name'],
  ['j', parseWeekday, 'name'],
  ['!', (_, { now }) => [now, now], 'name'],
]

/** With what may stand before and behind any of them: 'no dia 3', 'o mês todo'. */
const COMPILED_SHAPES = SHAPE_RULES.map(
  ([shape, ...rule]) => [new RegExp(`(?:[IORA](?![ny]))?(?:${shape})(?:(?:Rd)?c)?`, 'y'), ...rule] as const,
)

/** Days that are said from a letter on, to the letter where they end. */
export interface ShapeMatch {
  end: number
  span: DateSpan
  ambiguity?: ShapeAmbiguity | undefined
  /** From an hour of a day to another: it is no end of a longer period. */
  isHours?: boolean | undefined
}

/** The days that are said from a letter on, of several the longest. */
export function matchDatesAt(line: LetterSequence, at: number, horizon: ReferenceTime): ShapeMatch | null {
  let best: ShapeMatch = { end: at, span: NEVER_SPAN }
  for (const [shape, say, half] of COMPILED_SHAPES) {
    const stretch = matchShape(shape, line, at)
    const end = at + (stretch?.letters.length ?? 0)
    const span = stretch && end > best.end ? say(stretch, horizon) : null
    if (span) best = { end, span, ambiguity: half }
  }
  return best.end > at ? best : null
}
const NEVER_SPAN: DateSpan = [FAR_FUTURE, FAR_FUTURE]
