/**
 * Periods: 'ontem', 'de 01/10 a 15/10', 'desde outubro', 'do dia 1 ao 15', 'semana passada pra cá'
 * (commands/language/days/README §2).
 */
import { localInput } from '#lib/written/dates.ts'
import type { Period } from '#commands/args.ts'
import { CLOCK, CLOCK_OF, HOURS, hoursOf, isStretch } from './clock.ts'
import { ago, dayFrom, dayAt, days, EVER, latest, type Days } from './dates.ts'
import type { Found } from '#commands/language/words/numbers.ts'
import { type Stretch, stretchOf, taken, numberOf, numbersOf } from './period-words.ts'
import {
  CALENDAR,
  COUNT,
  monthSaid,
  MONTHS,
  NTH,
  OF_MONTH,
  OF_THIS,
  type Point,
  type Horizon,
  spanAt,
  UNITS,
} from './spans.ts'
import type { Token } from '#commands/language/words/tokens.ts'

/** From when and until when, null for ever; and why it cannot be. */
type Ends = readonly [de: Date | null, ate: Date | null, problem?: string]
type Reaching = readonly [end: number, ...ends: Ends]

const NO_DATE = 'Informe uma data que exista'

/** Days, or hours of one day: 'ontem', 'ontem das 8h às 12h', 'das 8h às 12h de ontem'. */
function pointAt(line: Stretch, at: number, horizon: Horizon): Point | null {
  const before = taken(CLOCK_OF, line, at)
  const of = before && spanAt(line, at + before.letters.length, horizon)
  const hours = of && hoursOf(of.span, before)
  if (hours) return { end: of.end, span: hours, isHours: isStretch(before) }
  const day = spanAt(line, at, horizon)
  // '10h' is so long ago, and no day of an hour.
  if (!day || day.half === 'amount') return day
  const clock = taken(CLOCK, line, day.end)
  const span = clock && hoursOf(day.span, clock)
  return clock ? span && { end: day.end + clock.letters.length, span, isHours: isStretch(clock) } : day
}

/** 'de 01/10 a 15/10': a start without a year lies before its end. */
function between(line: Stretch, at: number, { end, isHours }: Point, now: Date): Reaching | null {
  const joint = line.letters[end]
  const last = joint && 'ATYG-/'.includes(joint) ? pointAt(line, end + 1, { now, limit: now, isEnd: true }) : null
  // 'de 2024 a 2025' are amounts.
  const first = last && last.half !== 'amount' && pointAt(line, at, { now, limit: last.span[1], isEnd: true })
  if (!first || isHours || last.isHours) return null
  const [from, until] = first.span
  const [start, to] = last.span
  if (from < to) return [last.end, from, to]
  // 'ontem e anteontem' are two days, in whatever order.
  return joint === 'Y' ? [last.end, start, until] : [last.end, from, to, 'O fim deve ser depois do início']
}

/** Days alone, behind what opens a period ('desde', 'antes de'), beside another end, before 'pra cá'. */
function endsAt(line: Stretch, at: number, now: Date): Reaching | null {
  const horizon = { now, limit: now }
  const bare = pointAt(line, at, horizon)
  const opening = (!bare && taken(OPENING, line, at)?.letters) || ''
  const start = at + opening.length
  const point = bare ?? (opening ? pointAt(line, start, horizon) : null)
  if (!point) return null
  const { end, half, span, isHours } = point
  const [from, to] = span
  if (/^(?:IJ|GH)/.test(line.letters.slice(end))) return [end + 2, from, null]
  const both = /^[DFW]?$/.test(opening) ? between(line, start, point, now) : null
  if (both) return both
  if (isHours && opening !== '') return null
  const isMinute = from >= to
  if (opening === '') return half ? null : [end, from, isMinute ? days(from)[1] : to]
  // 'até 2025' and 'a partir de 2000' are amounts.
  if (/^[DW]/.test(opening) || (half === 'amount' && /^[TA]/.test(opening))) return null
  if (opening.startsWith('T')) return [end, null, to]
  // 'antes de' and 'depois de' leave out what they name, of a minute that minute alone.
  const shift = isMinute ? 0 : 60_000
  if (opening.startsWith('B')) return [end, null, new Date(from.getTime() - shift)]
  return [end, opening.startsWith('C') ? new Date(to.getTime() + shift) : from, null]
}
const OPENING = /(?:[TBCFWD]|AQ)D?/y

/** 'do dia 1 ao 15', 'de 1 a 15 de outubro': the month is of both days; without one they are the latest such days. */
function twoDays(line: Stretch, now: Date): Ends | null {
  const [low = 0, high = 0, named, typed = 0] = numbersOf(line, 'nomky')
  const [month, year] = monthSaid(line, named, typed, now)
  if ((!month && !/^.{0,2}d/.test(line.letters)) || month! > 12) return null
  const opening = (ate: Date) => dayAt(ate.getFullYear(), ate.getMonth() + 1 - Number(low > high), low)
  const ate = latest(year ? EVER : now, (back) => {
    const last = dayAt(year || now.getFullYear() - (month ? back : 0), month ?? now.getMonth() + 1 - back, high)
    return last && opening(last) && last
  })
  return ate ? [opening(ate), days(ate)[1]] : month ? [null, null, NO_DATE] : null
}

/** 'há mais de 7 dias', 'menos de um mês atrás'. */
function beyond(line: Stretch, now: Date): Ends {
  const day = ago(numberOf(line, 'nNyU'), numberOf(line, UNITS), now)
  return numberOf(line, 'M') ? [null, days(day)[1]] : [dayFrom(day, 1), null]
}

/** 'das 10h às 12h' alone: of the last day on which they have begun. */
function hoursAlone(clock: Stretch, now: Date): Ends | null {
  const [from, to] = hoursOf(days(now), clock) ?? []
  return from && to ? (from <= now ? [from, to] : hoursOf(days(dayFrom(now, -1)), clock)) : null
}

const future = (): Ends => [null, null, 'O período ainda não chegou']

const TO_NTH = `${NTH}(?:[ATY]|-)R?d?${NTH}`

const RULES = (
  [
    [`(?:[DOFW]R?d?|R?d)${TO_NTH}(?:${OF_MONTH}|${OF_THIS})?|${TO_NTH}[D/]${MONTHS}`, twoDays],
    [HOURS, hoursAlone],
    [`L?MD${COUNT}${UNITS}K?`, beyond],
    [`T?[AOR]?(?:(?:CD)?Z|E?X${COUNT}?${UNITS}|E?${CALENDAR}qV|e[OE]${CALENDAR})`, future],
  ] as const
).map(([shape, say]) => [new RegExp(shape, 'y'), say] as const)

/** A date in full; its signs are the group of this number. */
const dateOf = (signs: number) => `(?:n([/.-])n\\${signs}y|y-n-n|nD?[mk](?:D?y)?)`
const ONE_DATE = new RegExp(dateOf(1), 'y')
const DATES = new RegExp(`[TBCFWDO]*[RA]?d?${dateOf(1)}(?:[ATYG-]R?d?${dateOf(2)})?`, 'y')

/** Where dates end of which one is in no calendar: '31/02/2026', 'de 01/02/2026 a 31/02/2026'; `at` where none stands here. */
function afterNoDate(line: Stretch, at: number, now: Date): number {
  const end = at + (taken(DATES, line, at)?.letters.length ?? 0)
  for (let place = at; place < end; place++)
    if (taken(ONE_DATE, line, place) && !spanAt(line, place, { now, limit: now })) return end
  return at
}

const known = new WeakMap<readonly Token[], { now: Date; found: Map<number, Found<Period> | null> }>()

/** What reaches farthest, of two the first; seen from `now` (local time). Asked for by every phrase, and read once. */
export function periodAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  let line = known.get(tokens)
  if (line?.now !== now) known.set(tokens, (line = { now, found: new Map() }))
  let found = line.found.get(at)
  if (found === undefined) line.found.set(at, (found = readAt(tokens, at, now)))
  return found
}

function readAt(tokens: readonly Token[], at: number, now: Date): Found<Period> | null {
  const line = stretchOf(tokens)
  let best = endsAt(line, at, now)
  for (const [shape, say] of RULES) {
    const said = taken(shape, line, at)
    const end = at + (said?.letters.length ?? 0)
    const ends: Ends | null = said && end >= (best?.[0] ?? 0) ? say(said, now) : null
    if (ends) best = [end, ...ends]
  }
  const none = afterNoDate(line, at, now)
  if (none > (best?.[0] ?? at)) return { end: none, value: {}, problem: NO_DATE }
  // No number is cut in two.
  if (!best || /^(?:[/:.][nNy]|\/$)/.test(line.letters.slice(best[0]))) return null
  const [end, de, ate, problem] = best
  const value = { ...(de && { de: localInput(de) }), ...(ate && { ate: localInput(ate) }) }
  return { end, value, ...(problem !== undefined && { problem }) }
}

/** The line as one day or a minute of one, as both its ends. */
export function dayIn(tokens: readonly Token[], now: Date): Days | null {
  const point = pointAt(stretchOf(tokens), 0, { now, limit: now })
  return point?.end === tokens.length && point.span[1] <= days(point.span[0])[1] ? point.span : null
}
