/**
 * Parses periods: 'ontem', 'de 01/10 a 15/10', 'desde outubro', 'do dia 1 ao 15', 'semana passada pra cá'
 * (commands/language/days/README §2).
 */
import { formatDateTimeLocal } from '#lib/format/dates.ts'
import { REVERSED_PERIOD_MESSAGE } from '#lib/validate-ranges.ts'
import type { Period } from '#commands/args.ts'
import { CLOCK_AFTER_DAY, CLOCK_BEFORE_DAY, HOURS_SHAPE, applyHours, isHourRange } from './hours-of-day.ts'
import { subtractUnits, addDays, createDay, toWholeDays, FAR_FUTURE, findLatest, type DateSpan } from './dates.ts'
import type { Parsed } from '#commands/language/words/parse-numbers.ts'
import { type LetterSequence, toLetterSequence, matchShape, getNumber, getNumbers } from './period-letters.ts'
import {
  CALENDAR_UNIT_SHAPE,
  COUNT_SHAPE,
  getMonthAndYear,
  MONTH_SHAPE,
  ORDINAL_SHAPE,
  OF_MONTH_SHAPE,
  OF_THIS_SHAPE,
  type ShapeMatch,
  type ReferenceTime,
  matchDatesAt,
  UNIT_SHAPE,
} from './date-shapes.ts'
import type { Token } from '#commands/language/words/tokens.ts'

/** The two ends, null for an open end; and why the period is impossible. */
type PeriodEnds = readonly [de: Date | null, ate: Date | null, problem?: string]
type PeriodMatch = readonly [end: number, ...ends: PeriodEnds]

const INVALID_DATE_TEXT = 'Informe uma data que exista'

/** Days, or hours of one day: 'ontem', 'ontem das 8h às 12h', 'das 8h às 12h de ontem'. */
function matchPoint(line: LetterSequence, index: number, reference: ReferenceTime): ShapeMatch | null {
  const before = matchShape(CLOCK_BEFORE_DAY, line, index)
  const dayMatch = before && matchDatesAt(line, index + before.letters.length, reference)
  const hours = dayMatch && applyHours(dayMatch.span, before)
  if (hours) return { end: dayMatch.end, span: hours, isHours: isHourRange(before) }
  const day = matchDatesAt(line, index, reference)
  // '10h' is a number of hours and no time of a day.
  if (!day || day.ambiguity === 'amount') return day
  const clock = matchShape(CLOCK_AFTER_DAY, line, day.end)
  const span = clock && applyHours(day.span, clock)
  return clock ? span && { end: day.end + clock.letters.length, span, isHours: isHourRange(clock) } : day
}

/** 'de 01/10 a 15/10': a start without a year is before its end. */
function matchBetween(
  line: LetterSequence,
  index: number,
  { end, isHours }: ShapeMatch,
  now: Date,
): PeriodMatch | null {
  const joint = line.letters[end]
  const last =
    joint && 'ATYG-/'.includes(joint) ? matchPoint(line, end + 1, { now, limit: now, isRangeEnd: true }) : null
  // 'de 2024 a 2025' are amounts.
  const first =
    last && last.ambiguity !== 'amount' && matchPoint(line, index, { now, limit: last.span[1], isRangeEnd: true })
  if (!first || isHours || last.isHours) return null
  const [from, firstEnd] = first.span
  const [start, to] = last.span
  if (from < to) return [last.end, from, to]
  // 'ontem e anteontem' are two days, in any order.
  return joint === 'Y' ? [last.end, start, firstEnd] : [last.end, from, to, REVERSED_PERIOD_MESSAGE]
}

/** Days alone, after an opening ('desde', 'antes de'), as a range of two, or before 'pra cá'. */
function matchEnds(line: LetterSequence, index: number, now: Date): PeriodMatch | null {
  const reference = { now, limit: now }
  const directPoint = matchPoint(line, index, reference)
  const opening = (!directPoint && matchShape(OPENING_SHAPE, line, index)?.letters) || ''
  const start = index + opening.length
  const point = directPoint ?? (opening ? matchPoint(line, start, reference) : null)
  if (!point) return null
  const { end, ambiguity, span, isHours } = point
  const [from, to] = span
  if (/^(?:IJ|GH)/.test(line.letters.slice(end))) return [end + 2, from, null]
  const range = /^[DFW]?$/.test(opening) ? matchBetween(line, start, point, now) : null
  if (range) return range
  if (isHours && opening !== '') return null
  const isMinute = from >= to
  if (opening === '') return ambiguity ? null : [end, from, isMinute ? toWholeDays(from)[1] : to]
  // 'até 2025' and 'a partir de 2000' are amounts.
  if (/^[DW]/.test(opening) || (ambiguity === 'amount' && /^[TA]/.test(opening))) return null
  if (opening.startsWith('T')) return [end, null, to]
  // 'antes de' and 'depois de' exclude the day that they name; of a minute they include it.
  const shift = isMinute ? 0 : 60_000
  if (opening.startsWith('B')) return [end, null, new Date(from.getTime() - shift)]
  return [end, opening.startsWith('C') ? new Date(to.getTime() + shift) : from, null]
}
const OPENING_SHAPE = /(?:[TBCFWD]|AQ)D?/y

/**
 * 'do dia 1 ao 15', 'de 1 a 15 de outubro': the month applies to both days; without one they are the latest such days.
 */
function parseDayPair(line: LetterSequence, now: Date): PeriodEnds | null {
  const [low = 0, high = 0, monthNumber, yearNumber = 0] = getNumbers(line, 'nomky')
  const [month, year] = getMonthAndYear(line, monthNumber, yearNumber, now)
  if ((!month && !/^.{0,2}d/.test(line.letters)) || month! > 12) return null
  const createOpenStart = (ate: Date) => createDay(ate.getFullYear(), ate.getMonth() + 1 - Number(low > high), low)
  const ate = findLatest(year ? FAR_FUTURE : now, (back) => {
    const last = createDay(year || now.getFullYear() - (month ? back : 0), month ?? now.getMonth() + 1 - back, high)
    return last && createOpenStart(last) && last
  })
  return ate ? [createOpenStart(ate), toWholeDays(ate)[1]] : month ? [null, null, INVALID_DATE_TEXT] : null
}

/** 'há mais de 7 dias', 'menos de um mês atrás'. */
function parseRelativeLimit(line: LetterSequence, now: Date): PeriodEnds {
  const day = subtractUnits(getNumber(line, 'nNyU'), getNumber(line, UNIT_SHAPE), now)
  return getNumber(line, 'M') ? [null, toWholeDays(day)[1]] : [addDays(day, 1), null]
}

/** 'das 10h às 12h' alone: on the last day on which these hours have begun. */
function parseHoursOnly(clock: LetterSequence, now: Date): PeriodEnds | null {
  const [from, to] = applyHours(toWholeDays(now), clock) ?? []
  return from && to ? (from <= now ? [from, to] : applyHours(toWholeDays(addDays(now, -1)), clock)) : null
}

const rejectFuture = (): PeriodEnds => [null, null, 'O período ainda não chegou']

const ORDINAL_RANGE = `${ORDINAL_SHAPE}(?:[ATY]|-)R?d?${ORDINAL_SHAPE}`

const PERIOD_RULES = (
  [
    [
      `(?:[DOFW]R?d?|R?d)${ORDINAL_RANGE}(?:${OF_MONTH_SHAPE}|${OF_THIS_SHAPE})?|${ORDINAL_RANGE}[D/]${MONTH_SHAPE}`,
      parseDayPair,
    ],
    [HOURS_SHAPE, parseHoursOnly],
    [`L?MD${COUNT_SHAPE}${UNIT_SHAPE}K?`, parseRelativeLimit],
    [
      `T?[AOR]?(?:(?:CD)?Z|E?X${COUNT_SHAPE}?${UNIT_SHAPE}|E?${CALENDAR_UNIT_SHAPE}qV|e[OE]${CALENDAR_UNIT_SHAPE})`,
      rejectFuture,
    ],
  ] as const
).map(([shape, toEnds]) => [new RegExp(shape, 'y'), toEnds] as const)

/** A full date. `signs` is the number of the regular expression's group for its separator. */
const createDateShape = (signs: number) => `(?:n([/.-])n\\${signs}y|y-n-n|nD?[mk](?:D?y)?)`
const DATE_SHAPE = new RegExp(createDateShape(1), 'y')
const DATES_SHAPE = new RegExp(`[TBCFWDO]*[RA]?d?${createDateShape(1)}(?:[ATYG-]R?d?${createDateShape(2)})?`, 'y')

/**
 * The letter after dates of which one does not exist: '31/02/2026', 'de 01/02/2026 a 31/02/2026'; `index` if there are
 * none.
 */
function skipInvalidDates(line: LetterSequence, start: number, now: Date): number {
  const end = start + (matchShape(DATES_SHAPE, line, start)?.letters.length ?? 0)
  for (let index = start; index < end; index++)
    if (matchShape(DATE_SHAPE, line, index) && !matchDatesAt(line, index, { now, limit: now })) return end
  return start
}

const periodsByTokens = new WeakMap<readonly Token[], { now: Date; found: Map<number, Parsed<Period> | null> }>()

/**
 * The longest period at a token, seen from `now` (local time); null if there is none. Every phrase asks for it, so the
 * result is cached by token list and time.
 */
export function parsePeriodAt(tokens: readonly Token[], index: number, now: Date): Parsed<Period> | null {
  let line = periodsByTokens.get(tokens)
  if (line?.now !== now) periodsByTokens.set(tokens, (line = { now, found: new Map() }))
  let found = line.found.get(index)
  if (found === undefined) line.found.set(index, (found = computePeriodAt(tokens, index, now)))
  return found
}

function computePeriodAt(tokens: readonly Token[], index: number, now: Date): Parsed<Period> | null {
  const line = toLetterSequence(tokens)
  let best = matchEnds(line, index, now)
  for (const [shape, toEnds] of PERIOD_RULES) {
    const part = matchShape(shape, line, index)
    const end = index + (part?.letters.length ?? 0)
    const ends: PeriodEnds | null = part && end >= (best?.[0] ?? 0) ? toEnds(part, now) : null
    if (ends) best = [end, ...ends]
  }
  const invalidEnd = skipInvalidDates(line, index, now)
  if (invalidEnd > (best?.[0] ?? index)) return { end: invalidEnd, value: {}, problem: INVALID_DATE_TEXT }
  // A number is never cut in two.
  if (!best || /^(?:[/:.][nNy]|\/$)/.test(line.letters.slice(best[0]))) return null
  const [end, de, ate, problem] = best
  const value = { ...(de && { de: formatDateTimeLocal(de) }), ...(ate && { ate: formatDateTimeLocal(ate) }) }
  return { end, value, ...(problem !== undefined && { problem }) }
}

/** The whole line as one day or one minute, as both ends; null if it is anything else. */
export function parseWholeDay(tokens: readonly Token[], now: Date): DateSpan | null {
  const point = matchPoint(toLetterSequence(tokens), 0, { now, limit: now })
  return point?.end === tokens.length && point.span[1] <= toWholeDays(point.span[0])[1] ? point.span : null
}
