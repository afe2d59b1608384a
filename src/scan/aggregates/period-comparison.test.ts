import { expect, test } from 'vitest'
import type { Group } from './group-by.ts'
import { compareDays, compareGroups, compareFigures, getDayNumber, countDays } from './period-comparison.ts'

const group = (key: string, lines: number, sum: bigint, label = key): Group => ({
  key,
  label,
  totals: { rowCount: lines, amountCount: lines, sum, mean: null, min: null, max: null, roundedCount: 0 },
})
const permille = (before: bigint, now: bigint) =>
  compareFigures('', '', { rowCount: 0, sum: before }, { rowCount: 0, sum: now }).sumPermille

test('subtracts before from after, in rows and in cents', () => {
  expect(compareFigures('k', 'l', { rowCount: 8, sum: 1_000n }, { rowCount: 6, sum: 1_250n })).toEqual({
    key: 'k',
    label: 'l',
    before: { rowCount: 8, sum: 1_000n },
    after: { rowCount: 6, sum: 1_250n },
    deltaRows: -2,
    deltaSum: 250n,
    rowsPermille: -250,
    sumPermille: 250,
  })
})

test('gives percentages in tenths, halves away from zero', () => {
  expect(permille(2_000n, 2_001n)).toBe(1)
  expect(permille(2_000n, 1_999n)).toBe(-1)
  expect(permille(2_001n, 2_002n)).toBe(0)
  expect(permille(2_001n, 2_000n)).toBe(0)
  expect(permille(1_000n, 1_000n)).toBe(0)
  expect(permille(3n, 4n)).toBe(333)
  expect(permille(1n, 1_000_000n)).toBe(999_999_000)
})

test('relates a change to the absolute value of a negative sum, and keeps its sign', () => {
  expect(permille(-1_000n, -500n)).toBe(500)
  expect(permille(-1_000n, -1_500n)).toBe(-500)
})

test('gives no percentage of zero', () => {
  expect(permille(0n, 5n)).toBeNull()
  expect(compareFigures('', '', { rowCount: 0, sum: 1n }, { rowCount: 3, sum: 1n }).rowsPermille).toBeNull()
})

test('pairs groups in the order of their keys; a missing group is zero, and the later name is shown', () => {
  const found = compareGroups(
    [group('9', 1, 10n, 'Maria'), group('1', 2, 20n, 'João')],
    [group('9', 3, 5n, 'Maria Souza'), group('10', 4, 40n, 'Ana')],
  )
  expect(
    found.map(({ key, label, before, after }) => [key, label, before.rowCount, before.sum, after.rowCount, after.sum]),
  ).toEqual([
    ['1', 'João', 2, 20n, 0, 0n],
    ['10', 'Ana', 0, 0n, 4, 40n],
    ['9', 'Maria Souza', 1, 10n, 3, 5n],
  ])
})

test('numbers days from 1, whatever the clocks do between', () => {
  expect(getDayNumber('2026-10-01', '2026-10-01')).toBe(1)
  expect(getDayNumber('2026-10-01', '2026-11-01')).toBe(32)
  expect(getDayNumber('2024-02-28', '2024-03-01')).toBe(3)
  expect(getDayNumber('2026-10-01', '2026-09-30')).toBe(0)
  expect(countDays('2026-01-01', '2026-12-31')).toBe(365)
})

test('pairs days by number, in order of time, and leaves out rows without a day', () => {
  const days = (month: string, ...numbers: number[]) =>
    numbers.map((n) => group(`2026-${month}-${String(n).padStart(2, '0')}`, n, BigInt(n)))
  const found = compareDays(
    { start: '2026-10-01', end: '2026-10-10', days: [group('', 99, 99n), ...days('10', 10, 2, 1)] },
    { start: '2026-11-01', end: '2026-11-30', days: days('11', 11, 2) },
  )
  expect(found.map(({ key, label, before, after }) => [key, label, before.rowCount, after.rowCount])).toEqual([
    ['001', '2026-10-01 2026-11-01', 1, 0],
    ['002', '2026-10-02 2026-11-02', 2, 2],
    ['010', '2026-10-10 2026-11-10', 10, 0],
    ['011', '- 2026-11-11', 0, 11],
  ])
})

test('distinguishes people of one name in either period by their id', () => {
  const found = compareGroups([group('1', 1, 1n, 'Maria')], [group('2', 1, 1n, 'Maria'), group('3', 1, 1n, 'Ana')])
  expect(found.map(({ label }) => label)).toEqual(['Maria (#1)', 'Maria (#2)', 'Ana'])
})
