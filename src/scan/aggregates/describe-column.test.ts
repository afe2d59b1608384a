import { expect, test } from 'vitest'
import { createBins, describeColumn, type Description } from './describe-column.ts'
import { runAggregate } from './run-aggregate.fixture.ts'

const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const kind = { field: 'tipo', label: 'Tipo' }
const date = { field: 'dt', label: 'Data', format: 'date' } as const
const row = (id: number, valor: number | null, more: object = {}) => ({ id, valor, ...more })

const described = <Kind extends Description['kind']>(
  wanted: Kind,
  column: Parameters<typeof describeColumn>[0],
  rows: readonly { id: number }[],
) => {
  const found = runAggregate(describeColumn(column, amount), [rows])
  if (found.kind !== wanted) throw new Error(found.kind)
  return found as Extract<Description, { kind: Kind }>
}

test('values: most rows first, equal numbers in the order of the texts', () => {
  const rows = ['B', 'A', 'C', 'C', 'D', 'D'].map((tipo, at) => row(at, 1, { tipo }))
  const { values, distinct, others, lines } = described('values', kind, rows)
  expect(values.map(({ key, totals: { rowCount: of, sum } }) => [key, of, sum])).toEqual([
    ['C', 2, 200n],
    ['D', 2, 200n],
    ['A', 1, 100n],
    ['B', 1, 100n],
  ])
  expect({ distinct, others, lines }).toEqual({ distinct: 4, others: null, lines: 6 })
})

test('values: lists fifty, and sums up the rest', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => row(at, at, { tipo: `t${String(at).padStart(2, '0')}` }))
  expect(described('values', kind, rows(50))).toMatchObject({ distinct: 50, others: null, lines: 50 })
  const more = described('values', kind, rows(52))
  expect(more).toMatchObject({ distinct: 52, others: { count: 2, sum: 10_100n }, lines: 52 })
  expect(more.values).toHaveLength(50)
})

test('amounts: totals, quartiles and bins, without rows that have no amount', () => {
  const rows = [3, 1, null, 4, 2].map((valor, at) => row(at, valor))
  const { totals, quartiles, bins } = described('amounts', amount, rows)
  expect(totals).toMatchObject({ rowCount: 5, amountCount: 4, sum: 1_000n, min: 100, max: 400 })
  expect(quartiles).toEqual([100, 200, 300])
  // A span of 300 cents in at most twelve bins: bins of 50 cents.
  expect(bins.map(({ from, to, count, sum }) => [from, to, count, sum])).toEqual([
    [100, 150, 1, 100n],
    [150, 200, 0, 0n],
    [200, 250, 1, 200n],
    [250, 300, 0, 0n],
    [300, 350, 1, 300n],
    [350, 400, 0, 0n],
    [400, 450, 1, 400n],
  ])
})

test('amounts: no quartiles and no bins without an amount', () => {
  expect(described('amounts', amount, [row(1, null)])).toMatchObject({
    totals: { rowCount: 1, amountCount: 0 },
    quartiles: null,
    bins: [],
  })
})

test('dates: days, hours and weekdays with rows and sums; rows without a date are separate', () => {
  const rows = [
    row(1, 1, { dt: '2026-11-20T10:00:00' }),
    row(2, 2, { dt: '2026-11-22T09:00:00' }),
    row(3, null, { dt: '2026-11-27T10:30:00' }),
    row(4, 8, { dt: '2026-11-27T10:59:00' }),
    row(5, 16, { dt: '' }),
  ]
  const { days, hours, weekdays } = described('dates', date, rows)
  expect(days.map(({ key, totals: { rowCount } }) => [key, rowCount])).toEqual([
    ['', 1],
    ['2026-11-20', 1],
    ['2026-11-22', 1],
    ['2026-11-27', 2],
  ])
  expect(hours.map(({ key, totals: { rowCount, sum } }) => [key, rowCount, sum])).toEqual([
    ['', 1, 1_600n],
    ['09', 1, 200n],
    ['10', 3, 900n],
  ])
  const none = { mean: null, min: null, max: null, roundedCount: 0 }
  expect(weekdays).toEqual([
    { key: '', label: '', totals: { rowCount: 1, amountCount: 1, sum: 1_600n, ...none } },
    { key: '0', label: '0', totals: { rowCount: 1, amountCount: 1, sum: 200n, ...none } },
    { key: '5', label: '5', totals: { rowCount: 3, amountCount: 2, sum: 900n, ...none } },
  ])
})

const bins = (...cents: number[]) => createBins(Float64Array.from(cents))
const widths = (last: number) => {
  const actual = bins(0, last)
  return [actual.length, (actual[0]?.to ?? 0) - (actual[0]?.from ?? 0)]
}

test.each([
  [0, 1, 1],
  [11, 12, 1],
  [12, 7, 2],
  [22, 12, 2],
  [23, 5, 5],
  [55, 12, 5],
  [56, 6, 10],
  [110, 12, 10],
  [111, 6, 20],
  [1_100, 12, 100],
  [123_456, 7, 20_000],
])('amounts from 0 to %d cents lie in %d bins of %d', (last, count, width) =>
  expect(widths(last)).toEqual([count, width]),
)

test('bins have round limits, below zero too, and an amount at a limit belongs to the next bin', () => {
  expect(bins(-7, -4, -2, 0, 3, 6).map(({ from, to, count, sum }) => [from, to, count, sum])).toEqual([
    [-8, -6, 1, -7n],
    [-6, -4, 0, 0n],
    [-4, -2, 1, -4n],
    [-2, 0, 1, -2n],
    [0, 2, 1, 0n],
    [2, 4, 1, 3n],
    [4, 6, 0, 0n],
    [6, 8, 1, 6n],
  ])
})

test('equal amounts are in one bin; no amounts give no bins', () => {
  expect(bins(250, 250, 250)).toEqual([{ from: 250, to: 251, count: 3, sum: 750n }])
  expect(bins()).toEqual([])
})
