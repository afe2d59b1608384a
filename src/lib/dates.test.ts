import { beforeAll, describe, expect, it } from 'vitest'
import { dateTitle, formatDateTime, localInput, readDate, relativeTime } from './dates.ts'

beforeAll(() => {
  process.env['TZ'] = 'America/Sao_Paulo'
})

describe('formatDateTime', () => {
  it.each([
    ['2026-11-20T10:30:00', '20/11/2026 10:30'],
    ['2026-11-20T10:30', '20/11/2026 10:30'],
    ['2026-11-20 10:30:59.123', '20/11/2026 10:30'],
    ['2026-11-20T10:30:00Z', '20/11/2026 07:30'],
    ['2026-11-20T10:30:00.000+02:00', '20/11/2026 05:30'],
    ['2026-11-20T10:30:00-0300', '20/11/2026 10:30'],
    // Never May, never the evening before.
    ['05/01/2026', '05/01/2026 00:00'],
    ['05/01/2026 14:30', '05/01/2026 14:30'],
    ['05/01/2026, 14:30:10', '05/01/2026 14:30'],
    ['2026-01-05', '05/01/2026 00:00'],
    // Epoch in seconds and in milliseconds.
    [1_767_622_200, '05/01/2026 11:10'],
    [1_767_622_200_000, '05/01/2026 11:10'],
  ])('%s is %s [E15]', (value, text) => expect(formatDateTime(value)).toBe(text))
  it.each([
    null,
    undefined,
    0,
    -1,
    '',
    'ontem',
    '2026-02-31',
    '31/02/2026',
    '2026-13-01',
    '2026-01-01T25:00',
    Number.NaN,
    1e20,
  ])('%s is no date [F12]', (value) => expect(formatDateTime(value)).toBe('–'))
})

it('tells seconds and distance in the tooltip', () => {
  const now = new Date(2026, 0, 8, 14, 30, 10)
  expect(dateTitle('2026-01-05T14:30:07', now)).toBe('05/01/2026 14:30:07 · há 3 dias')
  expect(dateTitle(null, now)).toBe('')
  expect(relativeTime(now, now)).toBe('agora')
  expect(relativeTime(new Date(2026, 0, 8, 16, 31), now)).toBe('em 2 horas')
})

it('writes what a datetime-local input takes and reads it back', () => {
  const date = new Date(2026, 8, 1, 3, 4)
  expect(localInput(date)).toBe('2026-09-01T03:04')
  expect(readDate(localInput(date))).toEqual(date)
})
