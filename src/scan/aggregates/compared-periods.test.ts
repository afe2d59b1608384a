import { expect, test } from 'vitest'
import { runAggregate } from './run-aggregate.fixture.ts'
import { type PeriodComparison, compareFigures } from './period-comparison.ts'
import { compareAggregatedPeriods, aggregatePeriod, selectMostChanged } from './compared-periods.ts'

const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const date = { field: 'dt', label: 'Data', format: 'date' } as const
const status = { field: 'status', label: 'Situação' }
const person = { field: 'de.nome', label: 'Usuário', idField: 'de.id' }

const row = (id: number, valor: number, dt: string, named: string, name: string) => ({
  id,
  valor,
  dt,
  status: named,
  de: { id: name === 'Maria' ? 1 : 2, nome: name },
})
const october = [
  [row(1, 10, '2026-10-01T10:00:00', 'Pendente', 'Maria'), row(2, 5, '2026-10-02T10:00:00', 'Paga', 'João')],
  [row(3, 1, '2026-10-02T11:00:00', 'Paga', 'Maria')],
]
const november = [[row(4, 8, '2026-11-01T10:00:00', 'Paga', 'Maria')]]

test('aggregates one period as a whole, by day and by each column', () => {
  const { total, days, groups } = runAggregate(aggregatePeriod(amount, date, [status, person]), october)
  expect(total).toMatchObject({ rowCount: 3, amountCount: 3, sum: 1_600n })
  expect(days.map(({ key, totals: { rowCount, sum } }) => [key, rowCount, sum])).toEqual([
    ['2026-10-01', 1, 1_000n],
    ['2026-10-02', 2, 600n],
  ])
  expect(groups.map((each) => each.map(({ key, label, totals: { sum } }) => [key, label, sum]))).toEqual([
    [
      ['Paga', 'Paga', 600n],
      ['Pendente', 'Pendente', 1_000n],
    ],
    [
      ['1', 'Maria', 1_100n],
      ['2', 'João', 500n],
    ],
  ])
})

test('compares only rows without an amount', () => {
  const { total, days, groups } = runAggregate(aggregatePeriod(null, date, [status]), october)
  expect(total).toMatchObject({ rowCount: 3, amountCount: 0, sum: 0n })
  expect(days.map(({ totals: { rowCount, sum } }) => [rowCount, sum])).toEqual([
    [1, 0n],
    [2, 0n],
  ])
  expect(groups[0]?.map(({ totals: { rowCount } }) => rowCount)).toEqual([2, 1])
})

test('compares two periods: total, days by number, each column by its values', () => {
  const aggregate = aggregatePeriod(amount, date, [status])
  const found = compareAggregatedPeriods(runAggregate(aggregate, october), runAggregate(aggregate, november), {
    before: { start: '2026-10-01', end: '2026-10-31' },
    after: { start: '2026-11-01', end: '2026-11-01' },
  })
  expect(found.total).toEqual({
    key: '',
    label: 'Total',
    before: { rowCount: 3, sum: 1_600n },
    after: { rowCount: 1, sum: 800n },
    deltaRows: -2,
    deltaSum: -800n,
    rowsPermille: -667,
    sumPermille: -500,
  })
  expect(found.days.map(({ key, label, deltaSum }) => [key, label, deltaSum])).toEqual([
    ['001', '2026-10-01 2026-11-01', -200n],
    ['002', '2026-10-02 -', -600n],
  ])
  expect(found.groups.map(({ count, rows }) => [count, rows.map(({ key, deltaSum }) => [key, deltaSum])])).toEqual([
    [
      2,
      [
        ['Paga', 200n],
        ['Pendente', -1_000n],
      ],
    ],
  ])
})

/** A comparison whose sum changed by this many cents, with this number of rows. */
const changed = (at: number, sum: number, lines = 0): PeriodComparison =>
  compareFigures(`p${at}`, '', { rowCount: 0, sum: 0n }, { rowCount: lines, sum: BigInt(sum) })
const keys = (rows: readonly PeriodComparison[]) => rows.map(({ key }) => key)

test('lists a hundred rows in order, and the most changed of more', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => changed(at, at))
  expect(selectMostChanged(hundred)).toEqual({ rows: hundred, count: 100 })
  const more = [...hundred, changed(100, -1_000)]
  const { rows, count } = selectMostChanged(more)
  expect([count, rows.length]).toEqual([101, 100])
  // The greatest change first, whatever its sign; the row without a change is left out.
  expect(keys(rows).slice(0, 3)).toEqual(['p100', 'p99', 'p98'])
  expect(keys(rows)).not.toContain('p0')
})

test('orders equal changes of the sum by the number of rows, whatever its sign', () => {
  const alike = Array.from({ length: 101 }, (_, at) => changed(at, at % 2 === 0 ? 7 : -7, at === 50 ? 9 : 1))
  const fewer = compareFigures('fewer', '', { rowCount: 20, sum: 0n }, { rowCount: 5, sum: 7n })
  expect(keys(selectMostChanged([...alike, fewer]).rows).slice(0, 3)).toEqual(['fewer', 'p50', 'p0'])
})
