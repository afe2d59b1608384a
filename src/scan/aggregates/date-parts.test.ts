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

test('converts a date with a time zone to this computer’s minute', () => {
  const date = new Date(Date.UTC(2026, 0, 2, 3, 4))
  const two = (n: number) => String(n).padStart(2, '0')
  const localText = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
  expect(toMinute('2026-01-02T03:04:59Z')).toBe(localText)
  expect(toMinute('2026-01-01T18:34:59-08:30')).toBe(localText)
  expect(toMinute(date.getTime())).toBe(localText)
})

test('reads a day alone as its midnight, and writes four digits for a year before 1000', () => {
  expect(toMinute('2026-01-05')).toBe('2026-01-05T00:00')
  expect(toMinute('0999-01-05 07:08')).toBe('0999-01-05T07:08')
})

test.each([null, undefined, '', 0, 'ontem', '2026-02-31', {}])('%j is no date', (value) => {
  expect([toMinute(value), toDay(value), toMonth(value), toHour(value)]).toEqual([null, null, null, null])
})

test('takes day, month and hour from the minute', () => {
  const minute = '2026-11-20T23:05:59'
  expect([toDay(minute), toMonth(minute), toHour(minute)]).toEqual(['2026-11-20', '2026-11', '23'])
})

test('numbers weekdays from Sunday, 0, to Saturday, 6', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2024-02-29'].map(toWeekday)).toEqual([6, 0, 1, 4])
})
