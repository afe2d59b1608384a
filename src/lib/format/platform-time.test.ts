import { afterEach, expect, it } from 'vitest'
import { formatDateTimeLocal } from './dates.ts'
import { describePlatformDay, toPlatformTime } from './platform-time.ts'

const before = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = before
})

it.each([
  ['America/Sao_Paulo', '2026-11-27T18:51'],
  ['Asia/Tokyo', '2026-11-27T18:51'],
  ['America/Los_Angeles', '2026-11-27T18:51'],
  ['UTC', '2026-11-27T18:51'],
])('in %s it is São Paulo’s clock time', (zone, wall) => {
  process.env['TZ'] = zone
  expect(formatDateTimeLocal(toPlatformTime(new Date('2026-11-27T21:51:00Z')))).toBe(wall)
})

it('describes the difference if the two days differ, and nothing if they are equal', () => {
  process.env['TZ'] = 'Asia/Tokyo'
  expect(describePlatformDay(new Date('2026-11-27T21:51:00Z'))).toBe(
    'Na plataforma, no horário de São Paulo, hoje é 27/11/2026; neste computador é 28/11/2026',
  )
  expect(describePlatformDay(new Date('2026-11-27T12:00:00Z'))).toBe('')
  process.env['TZ'] = 'America/Sao_Paulo'
  expect(describePlatformDay(new Date('2026-11-28T02:59:00Z'))).toBe('')
})

it('returns an invalid date unchanged', () => expect(toPlatformTime(new Date(Number.NaN)).getTime()).toBeNaN())

it('converts nothing if the computer’s clock has São Paulo’s offset', () => {
  process.env['TZ'] = 'America/Sao_Paulo'
  const now = new Date('2026-11-27T21:51:00.123Z')
  expect(toPlatformTime(now)).toBe(now)
})

it('describes a day and a month below ten with two digits', () => {
  process.env['TZ'] = 'Asia/Tokyo'
  expect(describePlatformDay(new Date('2026-03-05T21:51:00Z'))).toContain(
    'hoje é 05/03/2026; neste computador é 06/03/2026',
  )
})
