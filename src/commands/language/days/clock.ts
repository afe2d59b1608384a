/** Times of day: '14:30', 'às 14h', 'de manhã', 'das 8 às 12', 'depois das 14h' (commands/language/days/README §2). */
import { dayFrom, days, type Days } from './dates.ts'
import { type Stretch, numbersOf } from './period-words.ts'

const TIME = '(?:n:n|n(?:h(?:ni?)?)?Op|nh(?:ni?)?|\\+-?d)'
/** Behind 'das' and 'às' an hour needs no sign. */
const HOUR = `(?:${TIME}|n)`
const LAST = 24 * 60 - 1
/** From an hour to another: 'das 8 às 12', 'entre 8h e 12h'. */
export const HOURS = `O${HOUR}(?:A|[TY]A?)${HOUR}|[DW]?A?${TIME}(?:A|[TY]A?)${TIME}`
/** What may be said behind a day of its hours. */
export const CLOCK = new RegExp(`${HOURS}|,?[A@]?${TIME}|[DAO]?p|(?:[TBCF]|AQ)(?:[OA]${HOUR}|[DR]?${TIME})`, 'y')

/** What may be said of its hours before a day, and what joins them: 'das 8h às 12h de', 'na tarde do'. */
export const CLOCK_OF = new RegExp(`(?:${HOURS}|[AO]?${TIME}|[AO]?p)[DO]`, 'y')

/** First and last hour of madrugada, manhã, tarde, noite. */
const PARTS = [
  [0, 5],
  [0, 11],
  [12, 17],
  [18, 23],
] as const

/** Minutes of the day; null for no time of day. Past midnight they go on. */
function minutesOf(clock: Stretch): readonly [from: number, to: number] | null {
  const [name] = /n/.test(clock.letters) ? [] : numbersOf(clock, 'p')
  if (name !== undefined) return [PARTS[name]![0] * 60, PARTS[name]![1] * 60 + 59]
  const times = [...clock.letters.matchAll(/n(?::|h(?=n))?(n?)h?i?(Op)?|\+/g)].map(
    ({ 0: text, 1: minute, 2: part, index }) => {
      if (text === '+') return [12, 0]
      const hour = clock.values[index]!
      // 'três da tarde'
      const isLater = part && hour < 12 && clock.values[index + text.length - 1]! > 1
      return [isLater ? hour + 12 : hour, minute ? clock.values[index + 2]! : 0]
    },
  )
  if (times.some(([hour, minute]) => hour! > 23 || minute! > 59)) return null
  const [from = 0, to] = times.map(([hour, minute]) => hour! * 60 + minute!)
  if (to !== undefined) return [from, to < from ? to + LAST + 1 : to]
  return /[TB]/.test(clock.letters) ? [0, from] : /[CFQ]/.test(clock.letters) ? [from, LAST] : [from, from]
}

/** From a time to another. */
export const isStretch = (clock: Stretch): boolean => STRETCH.test(clock.letters)
const STRETCH = new RegExp(`^,?(?:${HOURS})[DO]?$`)

/** These hours of a day; null where there is more than one day. */
export function hoursOf(day: Days, clock: Stretch): Days | null {
  const minutes = days(day[0])[1] < day[1] ? null : minutesOf(clock)
  if (!minutes) return null
  const at = (minute: number) => new Date(dayFrom(day[0], 0).setMinutes(minute))
  return [at(minutes[0]), at(minutes[1])]
}
