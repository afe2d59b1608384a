import { expect, it } from 'vitest'
import { formatPeriod, formatMoneyRange } from './format-ranges.ts'

it.each([
  [{ min: 100, max: 500 }, 'entre 100 e 500'],
  [{ min: 0, max: 0 }, 'entre 0 e 0'],
  [{ min: 10.5 }, 'acima de 10,5'],
  [{ max: 1234.56 }, 'até 1234,56'],
  [{ min: 0 }, 'acima de 0'],
  [{ max: 0 }, 'até 0'],
  [{}, ''],
])('the amounts %j: %s', (range, text) => expect(formatMoneyRange(range)).toBe(text))

it.each([
  [{ de: '2026-10-01T00:00', ate: '2026-10-15T23:59' }, 'de 01/10/2026 a 15/10/2026'],
  [{ de: '2026-10-01T00:00', ate: '2026-10-01T23:59' }, '01/10/2026'],
  [{ de: '2026-10-01T08:30', ate: '2026-10-01T12:00' }, 'de 01/10/2026 08:30 a 01/10/2026 12:00'],
  [{ de: '2026-10-01T23:59', ate: '2026-10-02T00:00' }, 'de 01/10/2026 23:59 a 02/10/2026 00:00'],
  [{ de: '2026-10-15T00:00' }, 'desde 15/10/2026'],
  [{ de: '2026-10-15T14:30' }, 'desde 15/10/2026 14:30'],
  [{ ate: '2026-10-15T23:59' }, 'até 15/10/2026'],
  [{}, ''],
])('the period %j: %s', (period, text) => expect(formatPeriod(period)).toBe(text))
