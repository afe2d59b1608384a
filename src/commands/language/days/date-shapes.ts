/**
 * Table of the expressions that are days on their own: 'ontem', '3 de outubro', 'semana retrasada', 'últimos 7 dias',
 * 'primeira quinzena de outubro'. Each row has a shape in the letters of `period-letters.ts` and its meaning.
 * `period.ts` combines them into periods.
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

/** The point in time from which days are seen. */
export interface ReferenceTime {
  now: Date
  /** A day without a year is the latest one that is not after this date. */
  limit: Date
  /** The day is one of two ends: a weekday may be today. */
  isRangeEnd?: boolean
}

/** A year or a number of units alone is an amount beside most words; a name of a day or month alone is another word. */
type ShapeAmbiguity = 'amount' | 'name'
type ShapeRule = readonly [
  shape: string,
  say: (sequence: LetterSequence, reference: ReferenceTime) => DateSpan | null,
  half?: ShapeAmbiguity,
]

/** 'passado', 'que passou', 'atual'. */
const BACK_SHAPE = '(?:q?[bc])?'
const OF_SHAPE = '[DOE]'
/** A number of units. */
export const COUNT_SHAPE = '[nNyU]'
/** Any unit. */
export const UNIT_SHAPE = '[dsfxuahi]'
/** Calendar units. */
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
/** A month, a year or a unit relative to today, after 'de'. */
const WHOLE_UNIT_SHAPE = `${OF_SHAPE}(?:${CALENDAR_UNIT_SHAPE}${BACK_SHAPE}|${MONTH_SHAPE}|y)`
/** The most units of a span. */
const MAX_UNITS = 100_000

/** How many units ago. */
export const getUnitsBack = (sequence: LetterSequence): number => getNumber(sequence, 'b')

/** The year, from its number or from 'do ano passado'; 0 for none. A two-digit number is in the 2000s. */
export const getYear = (sequence: LetterSequence, yearNumber: number, now: Date): number =>
  yearNumber > 0
    ? yearNumber + (yearNumber < 100 ? 2000 : 0)
    : sequence.letters.includes('a')
      ? now.getFullYear() - getUnitsBack(sequence)
      : 0

/** One day, or `months` months from that day on. Without a year it is the latest one, also without a month. */
function toCalendarDays(
  day: number,
  month: number | undefined,
  year: number,
  months: number,
  limit: Date,
): DateSpan | null {
  if (month === 0 || month! > 12) return null
  const start = findLatest(year ? FAR_FUTURE : limit, (unitsBack) =>
    month
      ? createDay(year || limit.getFullYear() - unitsBack, month, day)
      : createDay(limit.getFullYear(), limit.getMonth() + 1 - unitsBack, day),
  )
  return start && toWholeDays(start, months ? new Date(start.getFullYear(), start.getMonth() + months, 0) : start)
}

/** The month (1 to 12) and the year of a day: 'de outubro', '/10/25', 'do mês passado'. */
export function getMonthAndYear(
  sequence: LetterSequence,
  month: number | undefined,
  year: number,
  now: Date,
): [number | undefined, number] {
  const start = getUnitStart(MONTH_UNIT, now, getUnitsBack(sequence))
  return sequence.letters.includes('x')
    ? [start.getMonth() + 1, start.getFullYear()]
    : [month, getYear(sequence, year, now)]
}

function parseDate(sequence: LetterSequence, reference: ReferenceTime): DateSpan | null {
  const numbers = getNumbers(sequence, 'nomky')
  const [day = 0, month, year = 0] = numbers[0]! > 99 ? numbers.toReversed() : numbers
  return toCalendarDays(day, ...getMonthAndYear(sequence, month, year, reference.now), 0, reference.limit)
}

function parseMonth(sequence: LetterSequence, reference: ReferenceTime): DateSpan | null {
  const [month = 0, year = 0] = getNumbers(sequence, 'nmky')
  const isPast = sequence.letters.endsWith('b') && !sequence.letters.includes('a')
  const limit = isPast ? addDays(getUnitStart(MONTH_UNIT, reference.now, 0), -1) : reference.limit
  return toCalendarDays(1, month, getYear(sequence, year, reference.now), 1, limit)
}

const parseYear = (sequence: LetterSequence): DateSpan | null =>
  toCalendarDays(1, 1, getNumber(sequence, 'y'), 12, FAR_FUTURE)

/** 'último trimestre' without a year is a span that ends today. */
function parseYearPart(sequence: LetterSequence, reference: ReferenceTime): DateSpan | null {
  const size = getUnitSize(getNumber(sequence, 'u'))
  const index = getNumber(sequence, 'ovn')
  const month = (sequence.letters.includes('l') ? 12 : index * size) - size + 1
  return month <= 12
    ? toCalendarDays(1, month, getYear(sequence, getNumber(sequence, 'y'), reference.now), size, reference.limit)
    : null
}

/** Weeks of seven days from the 1st on, or fortnights; the last one ends with the month. */
function parseMonthPart(sequence: LetterSequence, { now }: ReferenceTime): DateSpan | null {
  const month =
    parseWholeUnit(sliceSequence(sequence, sequence.letters.search(/[fs]/) + 2), now)?.[0] ??
    getUnitStart(MONTH_UNIT, now, 0)
  const [position, size] = [getNumber(sequence, 'ovn'), getUnitSize(getNumber(sequence, 'fs'))]
  const start = addDays(month, (position - 1) * size)
  if (!position || start.getMonth() !== month.getMonth()) return null
  return toWholeDays(
    start,
    position * size < 30 ? addDays(start, size - 1) : new Date(month.getFullYear(), month.getMonth() + 1, 0),
  )
}

/** The last such weekday before today; as an end of a range it may be today. */
function parseWeekday(sequence: LetterSequence, { now, limit, isRangeEnd }: ReferenceTime): DateSpan | null {
  const index = getNumber(sequence, 'wvj') - 1
  const unitsBack = getUnitsBack(sequence)
  const daysBack = (limit.getDay() - index + 7) % 7 || (isRangeEnd && !unitsBack ? 0 : 7)
  const day = sequence.letters.includes('s')
    ? addDays(getUnitStart(WEEK_UNIT, now, unitsBack), (index + 6) % 7)
    : addDays(limit, unitsBack > 1 ? -daysBack - 7 : -daysBack)
  return day <= now ? toWholeDays(day) : null
}

/** The last weekend that has begun. */
function parseWeekend(sequence: LetterSequence, { now }: ReferenceTime): DateSpan {
  const daysBack = (now.getDay() + 1) % 7
  const saturday = addDays(now, -daysBack - 7 * Math.max(0, getUnitsBack(sequence) - Number(daysBack > 1)))
  return toWholeDays(saturday, addDays(saturday, 1))
}

/** The current unit up to today, or a past unit as a whole. */
function parseUnit(sequence: LetterSequence, now: Date): DateSpan | null {
  const unit = getNumber(sequence, 'sfxua')
  const unitsBack = getUnitsBack(sequence)
  return unit
    ? toWholeDays(
        getUnitStart(unit, now, unitsBack),
        unitsBack ? addDays(getUnitStart(unit, now, unitsBack - 1), -1) : now,
      )
    : null
}

/**
 * A number of units up to now: days including today, hours to the minute. 'há' and 'atrás' give that one day or minute.
 */
function parseSince(sequence: LetterSequence, { now }: ReferenceTime): DateSpan | null {
  const { letters } = sequence
  const isSpan = /[l$]/.test(letters)
  const [count = 1] = getNumbers(sequence, 'nNyU')
  const unit = getNumber(sequence, `${UNIT_SHAPE}$`)
  const from = subtractUnits(count, unit, now)
  // 'últimos dias' has no number.
  if (count > MAX_UNITS || (isSpan && (!count || (!/[nNyU]/.test(letters) && getNumber(sequence, 'l'))))) return null
  return unit < HOUR_UNIT
    ? isSpan
      ? toWholeDays(addDays(from, 1), now)
      : toWholeDays(from)
    : [from, isSpan ? now : from]
}

/** The span after 'de': 'outubro', 'mês passado', '2025'. */
const parseWholeUnit = (sequence: LetterSequence, now: Date): DateSpan | null =>
  matchDatesAt(sequence, 0, { now, limit: now })?.span ?? parseUnit(sequence, now)

const SHAPE_RULES: readonly ShapeRule[] = [
  // hoje, do dia, dia de ontem, antes de ontem
  [
    '(?:dD)?t|BDt|[OE]d$',
    (sequence, { now }) => {
      const daysBack = getNumber(sequence, 't')
      const isBefore = sequence.letters.includes('B')
      return isBefore && daysBack !== 1 ? null : toWholeDays(addDays(now, isBefore ? -2 : -daysBack))
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
    (sequence, { now }) => parseUnit(sequence, now),
  ],
  // começo do mês, fim de outubro: that one day
  [
    `[ze]${WHOLE_UNIT_SHAPE}`,
    (sequence, { now }) => {
      const wholeUnit = parseWholeUnit(sliceSequence(sequence, sequence.letters.search(/[ze]/) + 2), now)
      if (!wholeUnit || sequence.letters.includes('z')) return wholeUnit && toWholeDays(wholeUnit[0])
      return wholeUnit[1] < now ? toWholeDays(addDays(wholeUnit[1], 0)) : null
    },
  ],
  // esta manhã, noite de ontem, tarde de sábado
  ['Ep', (sequence, { now }) => applyHours(toWholeDays(addDays(now, 0)), sequence)],
  [
    'p[DO]?(?:t|[wv](?:-?r)?b?)',
    (sequence, reference) => {
      const day = matchDatesAt(sequence, sequence.letters.search(/[twv]/), reference)
      return day && applyHours(day.span, sequence)
    },
  ],
  // em 2025, de 2025, ano de 2025; 'de 2000 a 2500' are amounts
  ['(?:[ID]|aD?)y(?![-/.,ATY])', parseYear],
  // últimos 7 dias, os 3 últimos meses, última semana, 7d; há 3 dias, uma semana atrás
  [
    `l${COUNT_SHAPE}${UNIT_SHAPE}|${COUNT_SHAPE}l${UNIT_SHAPE}|l[sfxuahi]|${COUNT_SHAPE}\\$|L${COUNT_SHAPE}${UNIT_SHAPE}K?|${COUNT_SHAPE}${UNIT_SHAPE}K`,
    parseSince,
  ],
  // Incomplete alone: desde 2024, de 3 meses para cá; de seg a sex, de jan a mar, até agora
  ['y(?!/n)', parseYear, 'amount'],
  [COUNT_SHAPE + UNIT_SHAPE, parseSince, 'amount'],
  ['k', parseMonth, 'name'],
  ['j', parseWeekday, 'name'],
  ['!', (_, { now }) => [now, now], 'name'],
]

/** The shapes with words that may stand before and after any of them: 'no dia 3', 'o mês todo'. */
const COMPILED_SHAPES = SHAPE_RULES.map(
  ([shape, ...rule]) => [new RegExp(`(?:[IORA](?![ny]))?(?:${shape})(?:(?:Rd)?c)?`, 'y'), ...rule] as const,
)

/** Days that begin at a letter. `end` is the letter after them. */
export interface ShapeMatch {
  end: number
  span: DateSpan
  ambiguity?: ShapeAmbiguity | undefined
  /** The span is between two times of one day: it is no end of a longer period. */
  isHours?: boolean | undefined
}

/** The longest match of days that begins at a letter; null if there is none. */
export function matchDatesAt(line: LetterSequence, index: number, reference: ReferenceTime): ShapeMatch | null {
  let best: ShapeMatch = { end: index, span: NEVER_SPAN }
  for (const [shape, toSpan, ambiguity] of COMPILED_SHAPES) {
    const sequence = matchShape(shape, line, index)
    const end = index + (sequence?.letters.length ?? 0)
    const span = sequence && end > best.end ? toSpan(sequence, reference) : null
    if (span) best = { end, span, ambiguity }
  }
  return best.end > index ? best : null
}
const NEVER_SPAN: DateSpan = [FAR_FUTURE, FAR_FUTURE]
