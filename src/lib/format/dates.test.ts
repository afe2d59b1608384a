import { beforeAll, describe, expect, it } from 'vitest'
import {
  formatDateTooltip,
  toDateTimeLocalValue,
  toExactDateTimeValue,
  formatDateTime,
  formatDateTimeLocal,
  parseDate,
  formatRelativeTime,
  describePeriod,
  formatShortPeriod,
} from './dates.ts'

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
    ['2026-11-20T10:30:00-03', '20/11/2026 10:30'],
    ['2026-11-20 10:30:00+00', '20/11/2026 07:30'],
    ['2026-11-20T10:30:00.123 +02', '20/11/2026 05:30'],
    // Never read as May, never as the evening before.
    ['05/01/2026', '05/01/2026 00:00'],
    ['05/01/2026 14:30', '05/01/2026 14:30'],
    ['05/01/2026, 14:30:10', '05/01/2026 14:30'],
    ['2026-01-05', '05/01/2026 00:00'],
    [' 2026-01-05 ', '05/01/2026 00:00'],
    ['\u202d05/01/2026\u00a014:30\u202c', '05/01/2026 14:30'],
    ['2026-01-05Z', '05/01/2026 00:00'],
    ['2026-11-20T23:59:59', '20/11/2026 23:59'],
    ['2026-11-20T10:30:00+0530', '20/11/2026 02:00'],
    ['2026-11-20T10:30Z', '20/11/2026 07:30'],
    [1e11, '03/03/1973 06:46'],
    // A year that other systems use for 'no date' is not moved to the last century.
    ['0001-01-01T00:00:00', '01/01/0001 00:00'],
    ['01/01/0001', '01/01/0001 00:00'],
    ['0999-12-31T23:59', '31/12/0999 23:59'],
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
    '2026-01-01T24:00',
    '2026-01-31T24:00',
    '2026-00-10',
    '2026-03-00',
    '2026-01-01T10:60',
    '2026-01-01T10:30:60',
    '2026-02-31T10:00Z',
    '2026-01-01T10:30+99:99',
    '2026-01-01T10:30+99',
    '2026-01-01-03',
    Number.NaN,
    1e20,
  ])('%s is no date [F12]', (value) => expect(formatDateTime(value)).toBe('–'))
})

it('shows seconds and distance in the tooltip', () => {
  const now = new Date(2026, 0, 8, 14, 30, 10)
  expect(formatDateTooltip('2026-01-05T14:30:07', now)).toBe('05/01/2026 14:30:07 · há 3 dias')
  expect(formatDateTooltip(null, now)).toBe('')
  expect(formatRelativeTime(now, now)).toBe('agora')
  expect(formatRelativeTime(new Date(2026, 0, 8, 16, 31), now)).toBe('em 2 horas')
  expect(formatRelativeTime(new Date(2026, 0, 8, 15, 30, 10), now)).toBe('em 1 hora')
  expect(formatRelativeTime(new Date(2026, 0, 8, 14, 29, 10), now)).toBe('há 1 minuto')
  expect(formatRelativeTime(new Date(2025, 0, 8), now)).toBe('ano passado')
})

it.each([
  ['2026-11-25T19:51', '2026-11-27T18:51', 'anteontem'],
  ['2026-11-26T10:00', '2026-11-27T18:51', 'ontem'],
  ['2026-11-26T18:51', '2026-11-27T18:51', 'ontem'],
  ['2026-11-26T23:00', '2026-11-27T18:51', 'há 19 horas'],
  ['2026-11-24T23:59', '2026-11-27T00:01', 'há 3 dias'],
  ['2026-11-29T00:10', '2026-11-27T18:51', 'depois de amanhã'],
  ['2026-11-28T23:00', '2026-11-27T18:51', 'amanhã'],
  ['2024-12-31T12:00', '2026-11-27T18:51', 'há 2 anos'],
  ['2025-01-01T00:00', '2026-11-27T18:51', 'ano passado'],
  ['2025-12-01T00:00', '2026-11-27T18:51', 'há 11 meses'],
  ['2026-10-20T12:00', '2026-11-27T18:51', 'mês passado'],
  ['2026-10-31T12:00', '2026-11-27T18:51', 'há 27 dias'],
  ['2026-10-28T12:00', '2026-11-27T18:51', 'mês passado'],
  ['2026-09-28T12:00', '2026-11-27T18:51', 'há 2 meses'],
  ['2025-12-20T12:00', '2026-01-05T12:00', 'há 16 dias'],
  ['2026-05-01T12:00', '2026-05-31T12:00', 'há 30 dias'],
  ['2027-01-15T12:00', '2026-11-27T18:51', 'em 2 meses'],
  ['2028-01-15T12:00', '2026-11-27T18:51', 'em 2 anos'],
])('%s as seen on %s is %s', (date, now, text) => expect(formatRelativeTime(new Date(date), new Date(now))).toBe(text))

it('formats the value of a datetime-local input and parses it back', () => {
  const date = new Date(2026, 8, 1, 3, 4)
  expect(formatDateTimeLocal(date)).toBe('2026-09-01T03:04')
  expect(parseDate(formatDateTimeLocal(date))).toEqual(date)
  expect(toDateTimeLocalValue('2026-11-20T10:30:59')).toBe('2026-11-20T10:30')
  expect(toDateTimeLocalValue(null)).toBe('')
  expect(toExactDateTimeValue('2026-11-20T10:30:09')).toBe('2026-11-20T10:30:09')
  expect(toExactDateTimeValue('2026-11-20T10:30:00')).toBe('2026-11-20T10:30')
  expect(toExactDateTimeValue(null)).toBe('')
  expect(toDateTimeLocalValue('0999-01-05 10:30')).toBe('0999-01-05T10:30')
})

describe('describePeriod', () => {
  it.each([
    ['2026-11-01T00:00', '2026-11-30T23:59', 'de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias'],
    ['2026-11-20T08:00', '2026-11-20T18:30', 'de 20/11/2026 08:00 até 20/11/2026 18:30, 1 dia'],
    ['2026-11-20T00:00', '2026-11-01T00:00', 'de 20/11/2026 00:00 até 01/11/2026 00:00, o fim é antes do início'],
    ['2026-11-20T00:00', undefined, 'desde 20/11/2026 00:00'],
    [undefined, '2026-11-20T23:59', 'até 20/11/2026 23:59'],
    [undefined, '', ''],
    ['2026-11-20T08:00', '2026-11-20T08:00', 'de 20/11/2026 08:00 até 20/11/2026 08:00, 1 dia'],
  ])('%j to %j is %j', (de, ate, words) => expect(describePeriod(de, ate)).toBe(words))
})

describe('formatShortPeriod', () => {
  it.each([
    ['2026-10-01T00:00', '2026-10-31T23:59', 'de 01/10 a 31/10/2026'],
    ['2025-12-28T00:00', '2026-01-03T23:59', 'de 28/12/2025 a 03/01/2026'],
    ['2026-10-05T00:00', '2026-10-05T23:59', 'em 05/10/2026'],
    ['2026-10-05T08:00', '2026-10-05T23:59', 'de 05/10/2026 08:00 a 05/10/2026 23:59'],
    ['2026-10-05T00:00', '2026-10-06T18:30', 'de 05/10/2026 00:00 a 06/10/2026 18:30'],
    ['2026-10-05T00:00', '', 'desde 05/10/2026'],
    ['2026-10-05T14:30', undefined, 'desde 05/10/2026 14:30'],
    [undefined, '2026-10-05T23:59', 'até 05/10/2026'],
    [undefined, undefined, ''],
    ['2026-02-31T00:00', '2026-10-05T23:59', 'de 2026-02-31T00:00 a 05/10/2026'],
    ['2026-10-05T00:00', '2026-02-31T23:59', 'de 05/10/2026 a 2026-02-31T23:59'],
  ])('%j to %j is %j', (de, ate, words) => expect(formatShortPeriod(de, ate)).toBe(words))
})

it('measures a date of the platform from the platform’s clock, and one with a zone from the current time', () => {
  process.env['TZ'] = 'Asia/Tokyo'
  const now = new Date('2026-11-27T21:51:00Z')
  expect(formatDateTooltip('2026-11-27T17:51:00', now)).toBe('27/11/2026 17:51:00 · há 1 hora')
  expect(formatDateTooltip('27/11/2026 17:51', now)).toBe('27/11/2026 17:51:00 · há 1 hora')
  for (const zoned of [
    '2026-11-27T20:51:00Z',
    ' 2026-11-27T20:51:00Z ',
    '\u200E2026-11-27T20:51:00Z\u200B',
    '2026-11-27T20:51:00\u00A0Z',
    Date.parse('2026-11-27T20:51:00Z'),
  ])
    expect(formatDateTooltip(zoned, now)).toBe('28/11/2026 05:51:00 · há 1 hora')
  process.env['TZ'] = 'America/Sao_Paulo'
})
