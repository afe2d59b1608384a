import { expect, test } from 'vitest'
import { runAggregate } from './run-aggregate.fixture.ts'
import { aggregateTotals, TotalsAccumulator } from './totals.ts'

const getTotalsOf = (...values: unknown[]) => {
  const sums = new TotalsAccumulator()
  for (const value of values) sums.add(value)
  return sums.getTotals()
}

test('gives count, sum, mean, minimum and maximum in cents', () => {
  const found = { rowCount: 4, amountCount: 4, sum: 3_400n, mean: 850n, min: -1_050, max: 2_500, roundedCount: 0 }
  expect(getTotalsOf(25, 12, -10.5, 7.5)).toEqual(found)
  // In any order.
  expect(getTotalsOf(-10.5, 12, 7.5, 25)).toEqual(found)
})

test('has no mean, minimum and maximum without amounts', () => {
  const none = { amountCount: 0, sum: 0n, mean: null, min: null, max: null, roundedCount: 0 }
  expect(getTotalsOf()).toEqual({ rowCount: 0, ...none })
  expect(getTotalsOf(null, '12,00', undefined)).toEqual({ rowCount: 3, ...none })
})

test('zero is an amount', () =>
  expect(getTotalsOf(0)).toMatchObject({ amountCount: 1, sum: 0n, mean: 0n, min: 0, max: 0 }))

test('rounds an amount with a third decimal to the nearest cent, and counts it', () => {
  expect(getTotalsOf(0.014, 0.016, 0.02)).toMatchObject({ sum: 5n, roundedCount: 2 })
})

test('rounds a mean, halves away from zero', () => {
  expect(getTotalsOf(0.01, 0.02).mean).toBe(2n)
  expect(getTotalsOf(-0.01, -0.02).mean).toBe(-2n)
  expect(getTotalsOf(0.01, 0.01, 0.02).mean).toBe(1n)
})

test('takes page after page; without a column it counts rows', () => {
  const row = (id: number, valor: number) => ({ id, valor })
  const pages = [[row(1, 1), row(2, 2)], [row(3, 3)]]
  expect(runAggregate(aggregateTotals({ field: 'valor', label: 'Valor' }), pages)).toMatchObject({
    rowCount: 3,
    sum: 600n,
  })
  expect(runAggregate(aggregateTotals(null), pages)).toMatchObject({ rowCount: 3, amountCount: 0, sum: 0n })
})
