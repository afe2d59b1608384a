/** Joins the days of a timeline into days, weeks or months without gaps, and chooses those that a chart shows. Pure. */
import type { TimelineDay, TimelinePart } from './timeline.ts'

/** The length of a chart's periods. */
export type PeriodUnit = 'day' | 'week' | 'month'

/** One period of a chart. */
export interface ChartPeriod {
  /** First and last day, 'yyyy-MM-dd'; equal for a day. */
  readonly first: string
  readonly last: string
  readonly count: number
  /** In cents. */
  readonly sum: bigint
  /** In the order of the statuses; empty for a period without rows. */
  readonly parts: readonly TimelinePart[]
}

/** The periods of a chart. */
export interface ChartPeriods {
  /** The newest ones, oldest first; a period without rows is one of them, so that a gap is seen. */
  readonly shown: readonly ChartPeriod[]
  /**
   * As many before them, each null if not all of it was read; null if nothing from before was. A period that was not
   * read is not one without rows.
   */
  readonly before: readonly (ChartPeriod | null)[] | null
  /** True if the filter cuts the first or the last of the shown periods: its figures are those of a part. */
  readonly isFirstCut: boolean
  readonly isLastCut: boolean
  /** Number of all periods, from the first row to the last that is not stray. */
  readonly count: number
  /** The few rows long after all others, which no period has; null if there are none. */
  readonly stray: StrayRows | null
  /** Number of rows without a date, which no period has. */
  readonly undated: number
}

/** Rows dated long after all others, such as those with a wrong year. */
export interface StrayRows {
  readonly count: number
  /** First and last day, 'yyyy-MM-dd'. */
  readonly first: string
  readonly last: string
}

/** The moments between which the scan has read everything, 'yyyy-MM-ddTHH:mm'; null for no limit. */
export interface ScannedSpan {
  readonly from: string | null
  readonly to: string | null
}

/** A period that was read to be compared with another: whole minutes, 'yyyy-MM-ddTHH:mm', both included. */
export interface EarlierPeriod {
  readonly days: readonly TimelineDay[]
  readonly from: string
  readonly to: string
  /** The beginning of the other period. */
  readonly comparedFrom: string
}

/** The most periods that a chart shows: about a month, half a year, two years. */
const MAX_PERIODS: Readonly<Record<PeriodUnit, number>> = { day: 31, week: 26, month: 24 }

/** More rows than this are not stray: work that goes on after a pause looks the same. */
const MAX_STRAY_ROWS = 3
/** Stray rows are fewer than one in so many of the rows before them. */
const STRAY_SHARE = 10

const DAY_MS = 86_400_000
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const toDayText = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A Monday; weeks begin with it, as in Brazil's calendars of work (ISO 8601). */
const FIRST_MONDAY = toTime('1970-01-05')

/** The number of the period that holds a day; consecutive periods have consecutive numbers. */
function toIndex(unit: PeriodUnit, day: string): number {
  if (unit === 'month') return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Math.floor((toTime(day) - FIRST_MONDAY) / (unit === 'week' ? 7 * DAY_MS : DAY_MS))
}

/** First and last day of the period with this number. */
function toSpan(unit: PeriodUnit, index: number): { first: string; last: string } {
  if (unit === 'month') {
    const [year, month] = [Math.floor(index / 12), index % 12]
    return { first: toDayText(Date.UTC(year, month, 1)), last: toDayText(Date.UTC(year, month + 1, 0)) }
  }
  const length = unit === 'week' ? 7 : 1
  const start = FIRST_MONDAY + index * length * DAY_MS
  return { first: toDayText(start), last: toDayText(start + (length - 1) * DAY_MS) }
}

function joinParts(days: readonly TimelineDay[]): TimelinePart[] {
  const joined = new Map<string, TimelinePart>()
  for (const { parts } of days)
    for (const part of parts) {
      const known = joined.get(part.status)
      joined.set(
        part.status,
        known ? { status: part.status, count: known.count + part.count, sum: known.sum + part.sum } : part,
      )
    }
  return [...joined.values()].sort((a, b) => (a.status < b.status ? -1 : 1))
}

const countParts = (parts: readonly TimelinePart[]) => parts.reduce((total, { count }) => total + count, 0)
const countRows = (days: readonly TimelineDay[]) => days.reduce((total, { parts }) => total + countParts(parts), 0)

/** Index of the first stray day: the days from there on come after as many empty periods as a chart shows. */
function findStray(days: readonly TimelineDay[], unit: PeriodUnit): number {
  const size = MAX_PERIODS[unit]
  let strayRows = 0
  let found = days.length
  for (let index = days.length - 1; index > 0; index--) {
    strayRows += countRows(days.slice(index, index + 1))
    if (strayRows > MAX_STRAY_ROWS) break
    const previous = toIndex(unit, days[index - 1]!.day)
    if (toIndex(unit, days[index]!.day) - previous <= size) continue
    const rowsBefore = countRows(days.slice(0, index).filter(({ day }) => toIndex(unit, day) > previous - size))
    if (strayRows * STRAY_SHARE < rowsBefore) found = index
  }
  return found
}

/** Creates the function that makes the period with a number. */
function createPeriodMaker(days: readonly TimelineDay[], unit: PeriodUnit): (index: number) => ChartPeriod {
  const daysByIndex = groupByIndex(days, unit)
  return (index) => {
    const parts = joinParts(daysByIndex.get(index) ?? [])
    return {
      ...toSpan(unit, index),
      count: countParts(parts),
      sum: parts.reduce((total, { sum }) => total + sum, 0n),
      parts,
    }
  }
}

/** True if what was read begins within the period, or ends within it. */
const isBeginCut = ({ first }: ChartPeriod, { from }: ScannedSpan) => from !== null && `${first}T00:00` < from
const isEndCut = ({ last }: ChartPeriod, { to }: ScannedSpan) => to !== null && `${last}T23:59` > to

/**
 * Lays a period that was read for it behind the shown ones: both begin together, so that the third day of a month meets
 * the third day of the month before. null where the earlier period has no whole one.
 */
function layEarlierBehind(indexes: readonly number[], unit: PeriodUnit, earlier: EarlierPeriod) {
  const makePeriod = createPeriodMaker(earlier.days, unit)
  const offset = toIndex(unit, earlier.comparedFrom.slice(0, 10)) - toIndex(unit, earlier.from.slice(0, 10))
  return indexes.map((index) => {
    const period = makePeriod(index - offset)
    return isBeginCut(period, earlier) || isEndCut(period, earlier) ? null : period
  })
}

/**
 * Joins days (in their order, as `aggregateTimeline` returns them) into periods. Only the periods that are shown are
 * made: one row with a wrong year would otherwise make millions. `earlier` is laid behind them instead of what the scan
 * itself has from before.
 */
export function selectPeriods(
  days: readonly TimelineDay[],
  unit: PeriodUnit,
  scannedSpan: ScannedSpan = { from: null, to: null },
  earlier: EarlierPeriod | null = null,
): ChartPeriods {
  const allDated = days.filter(({ day }) => day !== '')
  const undated = countRows(days.filter(({ day }) => day === ''))
  const strayIndex = findStray(allDated, unit)
  const dated = allDated.slice(0, strayIndex)
  const firstDay = dated[0]
  const lastDay = dated.at(-1)
  if (!firstDay || !lastDay)
    return { shown: [], before: null, isFirstCut: false, isLastCut: false, count: 0, stray: null, undated }
  const makePeriod = createPeriodMaker(dated, unit)
  const [start, end] = [toIndex(unit, firstDay.day), toIndex(unit, lastDay.day)]
  const count = end - start + 1
  const size = Math.min(count, MAX_PERIODS[unit])
  const from = end - size + 1
  const indexes = Array.from({ length: size }, (_, offset) => from + offset)
  const shown = indexes.map(makePeriod)
  const readBefore = () =>
    from > start
      ? indexes
          .map((index) => makePeriod(index - size))
          .map((period) => (isBeginCut(period, scannedSpan) ? null : period))
      : []
  const before = earlier ? layEarlierBehind(indexes, unit, earlier) : readBefore()
  return {
    shown,
    before: before.some((period) => period !== null) ? before : null,
    isFirstCut: shown.slice(0, 1).some((period) => isBeginCut(period, scannedSpan)),
    isLastCut: shown.slice(-1).some((period) => isEndCut(period, scannedSpan)),
    count,
    stray: toStrayRows(allDated.slice(strayIndex)),
    undated,
  }
}

function toStrayRows(days: readonly TimelineDay[]): StrayRows | null {
  const [first, last] = [days[0], days.at(-1)]
  return first && last ? { count: countRows(days), first: first.day, last: last.day } : null
}

function groupByIndex(days: readonly TimelineDay[], unit: PeriodUnit): Map<number, TimelineDay[]> {
  const groups = new Map<number, TimelineDay[]>()
  for (const day of days) {
    const index = toIndex(unit, day.day)
    const known = groups.get(index)
    if (known) known.push(day)
    else groups.set(index, [day])
  }
  return groups
}
