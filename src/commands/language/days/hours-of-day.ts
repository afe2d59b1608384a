/**
 * Parses times of day: '14:30', 'às 14h', 'de manhã', 'das 8 às 12', 'depois das 14h' (commands/language/days/README
 * §2).
 */
import { addDays, toWholeDays, type DateSpan } from './dates.ts'
import { type LetterSequence, getNumbers } from './period-letters.ts'

const TIME_SHAPE = '(?:n:n|n(?:h(?:ni?)?)?Op|nh(?:ni?)?|\\+-?d)'
/** After 'das' and 'às' an hour needs no unit. */
const HOUR_SHAPE = `(?:${TIME_SHAPE}|n)`
const LAST_MINUTE = 24 * 60 - 1
/** From one hour to another: 'das 8 às 12', 'entre 8h e 12h'. */
export const HOURS_SHAPE = `O${HOUR_SHAPE}(?:A|[TY]A?)${HOUR_SHAPE}|[DW]?A?${TIME_SHAPE}(?:A|[TY]A?)${TIME_SHAPE}`
/** Times that may follow a day. */
export const CLOCK_AFTER_DAY = new RegExp(
  `${HOURS_SHAPE}|,?[A@]?${TIME_SHAPE}|[DAO]?p|(?:[TBCF]|AQ)(?:[OA]${HOUR_SHAPE}|[DR]?${TIME_SHAPE})`,
  'y',
)

/** Times that may precede a day, with the preposition: 'das 8h às 12h de', 'na tarde do'. */
export const CLOCK_BEFORE_DAY = new RegExp(`(?:${HOURS_SHAPE}|[AO]?${TIME_SHAPE}|[AO]?p)[DO]`, 'y')

/** The first and last hour of madrugada, manhã, tarde, noite. */
const DAY_PART_HOURS = [
  [0, 5],
  [0, 11],
  [12, 17],
  [18, 23],
] as const

/** The times as minutes of the day; null if there is no valid time. A range past midnight goes beyond 24 hours. */
function toMinutes(hours: LetterSequence): readonly [from: number, to: number] | null {
  const [name] = /n/.test(hours.letters) ? [] : getNumbers(hours, 'p')
  if (name !== undefined) return [DAY_PART_HOURS[name]![0] * 60, DAY_PART_HOURS[name]![1] * 60 + 59]
  const times = [...hours.letters.matchAll(/n(?::|h(?=n))?(n?)h?i?(Op)?|\+/g)].map(
    ({ 0: text, 1: minute, 2: part, index }) => {
      if (text === '+') return [12, 0]
      const hour = hours.values[index]!
      // 'três da tarde'
      const isLater = part && hour < 12 && hours.values[index + text.length - 1]! > 1
      return [isLater ? hour + 12 : hour, minute ? hours.values[index + 2]! : 0]
    },
  )
  if (times.some(([hour, minute]) => hour! > 23 || minute! > 59)) return null
  const [from = 0, to] = times.map(([hour, minute]) => hour! * 60 + minute!)
  if (to !== undefined) return [from, to < from ? to + LAST_MINUTE + 1 : to]
  return /[TB]/.test(hours.letters) ? [0, from] : /[CFQ]/.test(hours.letters) ? [from, LAST_MINUTE] : [from, from]
}

/** The clock text is a range of two times. */
export const isHourRange = (clock: LetterSequence): boolean => HOUR_RANGE_SHAPE.test(clock.letters)
const HOUR_RANGE_SHAPE = new RegExp(`^,?(?:${HOURS_SHAPE})[DO]?$`)

/** The span between these times of a day; null if the span has more than one day. */
export function applyHours(day: DateSpan, hours: LetterSequence): DateSpan | null {
  const minutes = toWholeDays(day[0])[1] < day[1] ? null : toMinutes(hours)
  if (!minutes) return null
  const toDate = (minute: number) => new Date(addDays(day[0], 0).setMinutes(minute))
  return [toDate(minutes[0]), toDate(minutes[1])]
}
