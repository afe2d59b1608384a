/** Two periods side by side: per day, status, user, with the difference in number, money and per cent. Pure. */
import { type Group, toldApart } from './grouped.ts'

/** One of two periods that are compared. */
export interface PeriodSide {
  readonly lines: number
  /** Cents. */
  readonly sum: bigint
}

/** A line of the comparison of two periods. */
export interface Compared {
  readonly key: string
  readonly label: string
  readonly before: PeriodSide
  readonly now: PeriodSide
  /** now - before */
  readonly deltaLines: number
  readonly deltaSum: bigint
  /** Tenths of a per cent of `before`, rounded, with its sign; null where there was nothing before. */
  readonly linesPermille: number | null
  readonly sumPermille: number | null
}

const NOTHING: PeriodSide = { lines: 0, sum: 0n }

/** Tenths of a per cent, halves away from zero. */
function permille(delta: bigint, base: bigint): number | null {
  if (base === 0n) return null
  const size = base < 0n ? -base : base
  const magnitude = delta < 0n ? -delta : delta
  const rounded = (magnitude * 2_000n + size) / (size * 2n)
  return Number(delta < 0n ? -rounded : rounded)
}

/** One line of the comparison. */
export function comparePeriodSides(key: string, label: string, before: PeriodSide, now: PeriodSide): Compared {
  const deltaLines = now.lines - before.lines
  const deltaSum = now.sum - before.sum
  return {
    key,
    label,
    before,
    now,
    deltaLines,
    deltaSum,
    linesPermille: permille(BigInt(deltaLines), BigInt(before.lines)),
    sumPermille: permille(deltaSum, before.sum),
  }
}

const sideOf = (group: Group | undefined): PeriodSide =>
  group ? { lines: group.totals.lines, sum: group.totals.sum } : NOTHING

/** Groups of two readings put together by key, in the order of the keys; what one lacks counts as nothing. */
export function compareGroups(before: readonly Group[], now: readonly Group[]): Compared[] {
  const earlier = new Map(before.map((group) => [group.key, group]))
  const later = new Map(now.map((group) => [group.key, group]))
  const labels = new Map([...before, ...now].map(({ key, label }) => [key, label]))
  const compared = [...labels.keys()]
    .sort()
    .map((key) => comparePeriodSides(key, labels.get(key) ?? key, sideOf(earlier.get(key)), sideOf(later.get(key))))
  return toldApart(compared)
}

const DAY = 86_400_000

/** The n-th day from `start` (both 'yyyy-MM-dd'), counted from 1; 0 and below for days before it. */
export const dayNumber = (start: string, day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY) + 1

/** Days of a period, both ends included ('yyyy-MM-dd'). */
export const daysIn = (start: string, end: string): number => dayNumber(start, end)

/** First and last day of a period, 'yyyy-MM-dd'. */
export interface DaySpan {
  readonly start: string
  readonly end: string
}

/** The day at a place of the period, counted from 1; '-' behind its last. */
const dayAt = ({ start, end }: DaySpan, place: number): string =>
  place > daysIn(start, end)
    ? '-'
    : new Date(Date.parse(`${start}T00:00:00Z`) + (place - 1) * DAY).toISOString().slice(0, 10)

/**
 * Days of two periods put together by their place: the first with the first, and so on. Keys are '001', '002' …;
 * labels are the days themselves, 'yyyy-MM-dd' of the earlier and the later one, parted by a blank: one without rows is
 * named too, and '-' stands where a period has no such day.
 */
export function compareDays(
  before: DaySpan & { readonly days: readonly Group[] },
  now: DaySpan & { readonly days: readonly Group[] },
): Compared[] {
  const placed = ({ start, days }: DaySpan & { readonly days: readonly Group[] }) =>
    new Map(days.filter(({ key }) => key !== '').map((group) => [dayNumber(start, group.key), group]))
  const earlier = placed(before)
  const later = placed(now)
  const places = [...new Set([...earlier.keys(), ...later.keys()])].sort((one, other) => one - other)
  return places.map((place) => {
    const label = `${dayAt(before, place)} ${dayAt(now, place)}`
    return comparePeriodSides(
      String(place).padStart(3, '0'),
      label,
      sideOf(earlier.get(place)),
      sideOf(later.get(place)),
    )
  })
}
