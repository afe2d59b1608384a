/** The calendar of periods, at its edges (commands/language/days/README §3). */
import { expect, it } from 'vitest'
import { subtractUnits, createDay, findLatest, MONTH_UNIT, getUnitStart } from './dates.ts'

const FORTNIGHT = 3

it('the 29th of February may be eight years back, if a century year has none', () => {
  const leapDay = (limit: Date) => findLatest(limit, (back) => createDay(limit.getFullYear() - back, 2, 29))
  expect(leapDay(new Date(1904, 1, 28))).toEqual(new Date(1896, 1, 29))
  expect(leapDay(new Date(1904, 1, 29))).toEqual(new Date(1904, 1, 29))
})

it.each([
  [1, 1],
  [15, 1],
  [16, 16],
  [30, 16],
])('the fortnight of the %ith begins on the %ith', (day, first) => {
  expect(getUnitStart(FORTNIGHT, new Date(2026, 10, day), 0)).toEqual(new Date(2026, 10, first))
  expect(getUnitStart(FORTNIGHT, new Date(2026, 10, day), 2)).toEqual(new Date(2026, 9, first))
})

it('a month ago is the last day of a shorter month', () =>
  expect(subtractUnits(1, MONTH_UNIT, new Date(2026, 2, 31))).toEqual(new Date(2026, 1, 28)))
