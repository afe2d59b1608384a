import { expect, test } from 'vitest'
import { aggregateFigures, PartialFigures } from './figures.ts'
import { aggregateTotals } from './totals.ts'
import { runAggregate } from './run-aggregate.fixture.ts'
import type { Group } from './group-by.ts'

const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const status = { field: 'status', label: 'Situação', format: 'status' } as const
const date = { field: 'dt', label: 'Data', format: 'date' } as const

const row = (id: number, valor: number, named: string, dt: string) => ({ id, valor, status: named, dt })
const first = [row(1, 10, 'Pendente', '2026-11-21T10:00:00'), row(2, 2.5, 'Concluída', '2026-11-20T23:59:00')]
const second = [row(3, -1, 'Pendente', '2026-11-20T00:00:00')]

const summarize = (groups: readonly Group[] | null) =>
  groups?.map(({ key, totals: { rowCount, sum } }) => [key, rowCount, sum])

test('gives sum, groups by status and by day of a list that has all three', () => {
  const found = runAggregate(aggregateFigures({ amount, status, date }), [first, second])
  expect(found.amount).toBe(amount)
  expect(found.totals).toMatchObject({ rowCount: 3, amountCount: 3, sum: 1_150n, mean: 383n, min: -100, max: 1_000 })
  expect(summarize(found.byStatus)).toEqual([
    ['Concluída', 1, 250n],
    ['Pendente', 2, 900n],
  ])
  expect(summarize(found.byDay)).toEqual([
    ['2026-11-20', 2, 150n],
    ['2026-11-21', 1, 1_000n],
  ])
})

test('counts the rows of a list that has none of them', () => {
  const found = runAggregate(aggregateFigures({ amount: null, status: null, date: null }), [first, second])
  expect(found).toEqual({
    amount: null,
    totals: { rowCount: 3, amountCount: 0, sum: 0n, mean: null, min: null, max: null, roundedCount: 0 },
    byStatus: null,
    byDay: null,
  })
})

test('counts rows in groups without an amount', () => {
  const found = runAggregate(aggregateFigures({ amount: null, status, date }), [first])
  expect(summarize(found.byStatus)).toEqual([
    ['Concluída', 1, 0n],
    ['Pendente', 1, 0n],
  ])
  expect(summarize(found.byDay)?.length).toBe(2)
})

test('counts each page of a pass once', () => {
  const soFar = new PartialFigures({ amount, status, date })
  expect([soFar.pages, soFar.getFigures().totals.rowCount]).toEqual([0, 0])
  soFar.add(1, 0, first)
  soFar.add(1, 7, second)
  soFar.add(1, 0, first)
  expect([soFar.pages, soFar.getFigures().totals.rowCount, soFar.getFigures().totals.sum]).toEqual([2, 3, 1_150n])
})

test('starts anew with a further pass, with all columns', () => {
  const soFar = new PartialFigures({ amount, status, date })
  soFar.add(1, 0, first)
  soFar.add(2, 0, second)
  const found = soFar.getFigures()
  expect([soFar.pages, found.totals.rowCount, found.totals.sum]).toEqual([1, 1, -100n])
  expect([summarize(found.byStatus), summarize(found.byDay)]).toEqual([
    [['Pendente', 1, -100n]],
    [['2026-11-20', 1, -100n]],
  ])
})

test('counts charts beside the figures: each page of the last pass once', () => {
  const charts = new Map([['rows', aggregateTotals(null)]])
  const soFar = new PartialFigures({ amount, status, date }, charts)
  soFar.add(1, 0, first)
  soFar.add(2, 0, second)
  soFar.add(2, 0, second)
  expect(soFar.getChart('rows')?.getResult()).toMatchObject({ rowCount: 1 })
  expect(soFar.getChart('others')).toBeUndefined()
})
