import { expect, it } from 'vitest'
import { createRecentDays, listRecentDays } from './recent-days.ts'

const day = (text: string, ...parts: [status: string, count: number, sum: bigint][]) => ({
  day: text,
  parts: parts.map(([status, count, sum]) => ({ status, count, sum })),
})

it('the days are thirty, over the end of a year, and the last is today', () => {
  const days = listRecentDays(new Date(2027, 0, 5, 23, 59))
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-12-07', '2027-01-05'])
  expect(new Set(days).size).toBe(30)
})

it('every day has its figures, those without transactions too', () =>
  expect(
    createRecentDays(
      ['2026-11-01', '2026-11-02', '2026-11-03'],
      [day('2026-11-01', ['A', 2, 9_007_199_254_740_993n], ['B', 1, -1n]), day('2026-11-03', ['A', 1, 5n])],
    ),
  ).toEqual([
    { day: '2026-11-01', count: 3, cents: '9007199254740992' },
    { day: '2026-11-02', count: 0, cents: '0' },
    { day: '2026-11-03', count: 1, cents: '5' },
  ]))

it.each(['2026-10-31', ''])('rows of the day %j show that the platform has not applied the period', (other) =>
  expect(createRecentDays(['2026-11-01'], [day('2026-11-01', ['A', 1, 1n]), day(other, ['A', 1, 1n])])).toBeNull(),
)
