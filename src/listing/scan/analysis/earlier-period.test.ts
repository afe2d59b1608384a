import { expect, it } from 'vitest'
import { getEarlierPeriod, countMinutes } from './earlier-period.ts'

const period = (text: string) => {
  const [de = '', ate = ''] = text.split(' ')
  return { de, ate }
}

it.each([
  ['a month is gone before by a month', '2026-11-01T00:00 2026-11-30T23:59', 0, '2026-10-01T00:00 2026-10-31T23:59'],
  ['a quarter by a quarter', '2026-01-01T00:00 2026-03-31T23:59', 0, '2025-10-01T00:00 2025-12-31T23:59'],
  ['days by as many days', '2026-11-01T00:00 2026-11-15T23:59', 0, '2026-10-17T00:00 2026-10-31T23:59'],
  ['one day by the day before', '2026-03-01T00:00 2026-03-01T23:59', 0, '2026-02-28T00:00 2026-02-28T23:59'],
  ['hours by as many hours', '2026-11-20T08:00 2026-11-20T11:59', 0, '2026-11-20T04:00 2026-11-20T07:59'],
  ['the same days of the month before', '2026-11-01T00:00 2026-11-15T23:59', 1, '2026-10-01T00:00 2026-10-15T23:59'],
  ['a day that month has not', '2026-03-30T00:00 2026-03-31T23:59', 1, '2026-02-28T00:00 2026-02-28T23:59'],
  ['the whole month before', '2026-11-01T00:00 2026-11-30T23:59', 1, '2026-10-01T00:00 2026-10-31T23:59'],
  ['the same of the year before', '2026-02-01T00:00 2026-02-28T23:59', 12, '2025-02-01T00:00 2025-02-28T23:59'],
  ['a leap day’s year before', '2024-02-29T00:00 2024-02-29T23:59', 12, '2023-02-28T00:00 2023-02-28T23:59'],
])('%s', (_, given, months, earlier) => {
  expect(getEarlierPeriod(period(given), months)).toEqual(period(earlier))
})

it('ends where the later one begins, and has the same length', () => {
  const later = period('2026-11-03T10:30 2026-11-09T17:14')
  const before = getEarlierPeriod(later, 0)
  expect([before.ate, countMinutes(before)]).toEqual(['2026-11-03T10:29', countMinutes(later)])
})
