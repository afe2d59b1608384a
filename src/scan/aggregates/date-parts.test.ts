import { expect, test } from 'vitest'
import { toDay, toHour, toMinute, toMonth, toWeekday } from './date-parts.ts'

test.each([
  '2026-11-20T23:05',
  '2026-11-20T23:05:59',
  '2026-11-20T23:05:59.9',
  '2026-11-20T23:05:59,123456',
  '  2026-11-20T23:05:59',
  '2026-11-20 23:05:59',
  '20/11/2026 23:05',
])('%j without a zone is the minute that stands there', (text) => expect(toMinute(text)).toBe('2026-11-20T23:05'))

test('a date with a zone is the minute of this computer', () => {
  const there = new Date(Date.UTC(2026, 0, 2, 3, 4))
  const two = (n: number) => String(n).padStart(2, '0')
  const here = `${there.getFullYear()}-${two(there.getMonth() + 1)}-${two(there.getDate())}T${two(there.getHours())}:${two(there.getMinutes())}`
  expect(toMinute('2026-01-02T03:04:59Z')).toBe(here)
  expect(toMinute('2026-01-01T18:34:59-08:30')).toBe(here)
  expect(toMinute(there.getTime())).toBe(here)
})

test('a day alone is its midnight, a year before 1000 has four digits', () => {
  expect(toMinute('2026-01-05')).toBe('2026-01-05T00:00')
  expect(toMinute('0999-01-05 07:08')).toBe('0999-01-05T07:08')
})

test.each([null, undefined, '', 0, 'ontem', '2026-02-31', {}])('%j is no moment', (value) => {
  expect([toMinute(value), toDay(value), toMonth(value), toHour(value)]).toEqual([null, null, null, null])
})

test('day, month and hour are parts of the minute', () => {
  const at = '2026-11-20T23:05:59'
  expect([toDay(at), toMonth(at), toHour(at)]).toEqual(['2026-11-20', '2026-11', '23'])
})

test('Sunday is 0, Saturday 6', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2024-02-29'].map(toWeekday)).toEqual([6, 0, 1, 4])
})
