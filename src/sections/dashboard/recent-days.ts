/** The days of the chart 'Transações dos últimos 30 dias', each with its figures. Pure. */
import { formatDateTimeLocal } from '#lib/format/dates.ts'
import type { TimelineDay } from '#scan/charts/timeline.ts'

/** How many days the chart has; the last one is today. */
const DAY_COUNT = 30

/** The transactions of one day. */
export interface RecentDay {
  /** 'yyyy-MM-dd' */
  readonly day: string
  readonly count: number
  /** Whole cents, as text, because JSON has no large whole numbers. */
  readonly cents: string
}

/** The days that end with the day of `now`, 'yyyy-MM-dd', oldest first. */
export const listRecentDays = (now: Date): string[] =>
  Array.from({ length: DAY_COUNT }, (_, index) =>
    formatDateTimeLocal(new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAY_COUNT + 1 + index)).slice(
      0,
      10,
    ),
  )

/** The period filter for the days from `first` to `last`, both 'yyyy-MM-dd' and included. */
export const toDayPeriod = (first: string, last = first) => ({ de: `${first}T00:00`, ate: `${last}T23:59` })

/**
 * Returns the figures of each of the days, zero for a day without rows. null if the timeline has rows of other days, or
 * without a day: the platform has not applied the filter.
 */
export function createRecentDays(days: readonly string[], timeline: readonly TimelineDay[]): RecentDay[] | null {
  const partsByDay = new Map(timeline.map(({ day, parts }) => [day, parts]))
  const recent = days.map((day): RecentDay => {
    const parts = partsByDay.get(day) ?? []
    partsByDay.delete(day)
    return {
      day,
      count: parts.reduce((total, { count }) => total + count, 0),
      cents: String(parts.reduce((total, { sum }) => total + sum, 0n)),
    }
  })
  return partsByDay.size === 0 ? recent : null
}
