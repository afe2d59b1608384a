/** Compares two periods by day, status or user, with the difference in rows, money and per cent. Pure. */
import { type Group, disambiguateLabels } from './group-by.ts'

/** Number of rows and sum of a compared period, of all its rows or of one group or day. */
export interface PeriodFigures {
  readonly rowCount: number
  /** In cents. */
  readonly sum: bigint
}

/** One row of the comparison of two periods. */
export interface PeriodComparison {
  readonly key: string
  readonly label: string
  readonly before: PeriodFigures
  readonly after: PeriodFigures
  /** after - before */
  readonly deltaRows: number
  readonly deltaSum: bigint
  /** Tenths of a per cent of `before`, rounded, with sign; null if `before` is zero. */
  readonly rowsPermille: number | null
  readonly sumPermille: number | null
}

const NO_FIGURES: PeriodFigures = { rowCount: 0, sum: 0n }

/** Tenths of a per cent; halves are rounded away from zero. */
function toPermille(delta: bigint, base: bigint): number | null {
  if (base === 0n) return null
  const absoluteBase = base < 0n ? -base : base
  const absoluteDelta = delta < 0n ? -delta : delta
  const rounded = (absoluteDelta * 2_000n + absoluteBase) / (absoluteBase * 2n)
  return Number(delta < 0n ? -rounded : rounded)
}

/** Makes one row of a comparison from the figures of both periods. */
export function compareFigures(
  key: string,
  label: string,
  before: PeriodFigures,
  after: PeriodFigures,
): PeriodComparison {
  const deltaRows = after.rowCount - before.rowCount
  const deltaSum = after.sum - before.sum
  return {
    key,
    label,
    before,
    after,
    deltaRows,
    deltaSum,
    rowsPermille: toPermille(BigInt(deltaRows), BigInt(before.rowCount)),
    sumPermille: toPermille(deltaSum, before.sum),
  }
}

const toFigures = (group: Group | undefined): PeriodFigures =>
  group ? { rowCount: group.totals.rowCount, sum: group.totals.sum } : NO_FIGURES

/** Pairs the groups of two scans by key, in the order of the keys; a missing group counts as zero. */
export function compareGroups(before: readonly Group[], after: readonly Group[]): PeriodComparison[] {
  const beforeByKey = new Map(before.map((group) => [group.key, group]))
  const afterByKey = new Map(after.map((group) => [group.key, group]))
  const labels = new Map([...before, ...after].map(({ key, label }) => [key, label]))
  const compared = [...labels.keys()]
    .sort()
    .map((key) =>
      compareFigures(key, labels.get(key) ?? key, toFigures(beforeByKey.get(key)), toFigures(afterByKey.get(key))),
    )
  return disambiguateLabels(compared)
}

const DAY_MS = 86_400_000

/** The number of a day counted from `start`, which is 1 (both 'yyyy-MM-dd'); 0 and below for days before it. */
export const getDayNumber = (start: string, day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS) + 1

/** Number of days of a period, both ends included ('yyyy-MM-dd'). */
export const countDays = (start: string, end: string): number => getDayNumber(start, end)

/** First and last day of a period, 'yyyy-MM-dd'. */
export interface DaySpan {
  readonly start: string
  readonly end: string
}

/** The day with this number in the period, 1-based, as 'yyyy-MM-dd'; '-' after its last day. */
const getDay = ({ start, end }: DaySpan, index: number): string =>
  index > countDays(start, end)
    ? '-'
    : new Date(Date.parse(`${start}T00:00:00Z`) + (index - 1) * DAY_MS).toISOString().slice(0, 10)

/**
 * Pairs the days of two periods by their number: the first with the first, and so on. Keys are '001', '002' and so on.
 * Labels are both days, 'yyyy-MM-dd' of the earlier and the later period, separated by a space: days without rows are
 * named too, and '-' replaces a day that a period does not have.
 */
export function compareDays(
  before: DaySpan & { readonly days: readonly Group[] },
  after: DaySpan & { readonly days: readonly Group[] },
): PeriodComparison[] {
  const byDayNumber = ({ start, days }: DaySpan & { readonly days: readonly Group[] }) =>
    new Map(days.filter(({ key }) => key !== '').map((group) => [getDayNumber(start, group.key), group]))
  const beforeByNumber = byDayNumber(before)
  const afterByNumber = byDayNumber(after)
  const dayNumbers = [...new Set([...beforeByNumber.keys(), ...afterByNumber.keys()])].sort((a, b) => a - b)
  return dayNumbers.map((index) => {
    const label = `${getDay(before, index)} ${getDay(after, index)}`
    return compareFigures(
      String(index).padStart(3, '0'),
      label,
      toFigures(beforeByNumber.get(index)),
      toFigures(afterByNumber.get(index)),
    )
  })
}
