/** Two periods side by side: per day, status, user, with the difference in number, money and per cent. Pure. */
import { type Group, disambiguateLabels } from './group-by.ts'

/** One of two periods that are compared. */
export interface PeriodSide {
  readonly rowCount: number
  /** Cents. */
  readonly sum: bigint
}

/** A line of the comparison of two periods. */
export interface PeriodComparison {
  readonly key: string
  readonly label: string
  readonly before: PeriodSide
  readonly after: PeriodSide
  /** now - before */
  readonly deltaRows: number
  readonly deltaSum: bigint
  /** Tenths of a per cent of `before`, rounded, with its sign; null where there was nothing before. */
  readonly rowsPermille: number | null
  readonly sumPermille: number | null
}

const EMPTY_SIDE: PeriodSide = { rowCount: 0, sum: 0n }

/** Tenths of a per cent, halves away from zero. */
function toPermille(delta: bigint, base: bigint): number | null {
  if (base === 0n) return null
  const size = base < 0n ? -base : base
  const magnitude = delta < 0n ? -delta : delta
  const rounded = (magnitude * 2_000n + size) / (size * 2n)
  return Number(delta < 0n ? -rounded : rounded)
}

/** One line of the comparison. */
export function comparePeriodSides(
  key: string,
  label: string,
  before: PeriodSide,
  after: PeriodSide,
): PeriodComparison {
  const deltaLines = after.rowCount - before.rowCount
  const deltaSum = after.sum - before.sum
  return {
    key,
    label,
    before,
    after,
    deltaRows: deltaLines,
    deltaSum,
    rowsPermille: toPermille(BigInt(deltaLines), BigInt(before.rowCount)),
    sumPermille: toPermille(deltaSum, before.sum),
  }
}

const toSide = (group: Group | undefined): PeriodSide =>
  group ? { rowCount: group.totals.rowCount, sum: group.totals.sum } : EMPTY_SIDE

/** Groups of two readings put together by key, in the order of the keys; what one lacks counts as nothing. */
export function compareGroups(before: readonly Group[], after: readonly Group[]): PeriodComparison[] {
  const earlier = new Map(before.map((group) => [group.key, group]))
  const later = new Map(after.map((group) => [group.key, group]))
  const labels = new Map([...before, ...after].map(({ key, label }) => [key, label]))
  const compared = [...labels.keys()]
    .sort()
    .map((key) => comparePeriodSides(key, labels.get(key) ?? key, toSide(earlier.get(key)), toSide(later.get(key))))
  return disambiguateLabels(compared)
}

const DAY_MS = 86_400_000

/** The n-th day from `start` (both 'yyyy-MM-dd'), counted from 1; 0 and below for days before it. */
export const getDayNumber = (start: string, day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS) + 1

/** Days of a period, both ends included ('yyyy-MM-dd'). */
export const countDays = (start: string, end: string): number => getDayNumber(start, end)

/** First and last day of a period, 'yyyy-MM-dd'. */
export interface DaySpan {
  readonly start: string
  readonly end: string
}

/** The day at a place of the period, counted from 1; '-' behind its last. */
const getDay = ({ start, end }: DaySpan, index: number): string =>
  index > countDays(start, end)
    ? '-'
    : new Date(Date.parse(`${start}T00:00:00Z`) + (index - 1) * DAY_MS).toISOString().slice(0, 10)

/**
 * Days of two periods put together by their place: the first with the first, and so on. Keys are '001', '002' …;
 * labels are the days themselves, 'yyyy-MM-dd' of the earlier and the later one, parted by a blank: one without rows is
 * named too, and '-' stands where a period has no such day.
 */
export function compareDays(
  before: DaySpan & { readonly days: readonly Group[] },
  after: DaySpan & { readonly days: readonly Group[] },
): PeriodComparison[] {
  const byDayNumber = ({ start, days }: DaySpan & { readonly days: readonly Group[] }) =>
    new Map(days.filter(({ key }) => key !== '').map((group) => [getDayNumber(start, group.key), group]))
  const earlier = byDayNumber(before)
  const later = byDayNumber(after)
  const places = [...new Set([...earlier.keys(), ...later.keys()])].sort((one, other) => one - other)
  return places.map((index) => {
    const label = `${getDay(before, index)} ${getDay(after, index)}`
    return comparePeriodSides(
      String(index).padStart(3, '0'),
      label,
      toSide(earlier.get(index)),
      toSide(later.get(index)),
    )
  })
}
