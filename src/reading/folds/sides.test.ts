import { expect, test } from 'vitest'
import { foldPages } from './fold.fixture.ts'
import { type Compared, comparePeriodSides } from './period.ts'
import { compareFoldedSides, foldSide, mostChanged } from './sides.ts'

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

test('one period is folded whole, by day and by each column', () => {
  const { whole, days, groups } = foldPages(foldSide(amount, date, [status, person]), october)
  expect(whole).toMatchObject({ lines: 3, counted: 3, sum: 1_600n })
  expect(days.map(({ key, totals: { lines, sum } }) => [key, lines, sum])).toEqual([
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

test('without an amount rows alone are compared', () => {
  const { whole, days, groups } = foldPages(foldSide(null, date, [status]), october)
  expect(whole).toMatchObject({ lines: 3, counted: 0, sum: 0n })
  expect(days.map(({ totals: { lines, sum } }) => [lines, sum])).toEqual([
    [1, 0n],
    [2, 0n],
  ])
  expect(groups[0]?.map(({ totals: { lines } }) => lines)).toEqual([2, 1])
})

test('two periods side by side: the whole, the first day with the first, each column by its values', () => {
  const fold = foldSide(amount, date, [status])
  const found = compareFoldedSides(foldPages(fold, october), foldPages(fold, november), {
    before: { start: '2026-10-01', end: '2026-10-31' },
    now: { start: '2026-11-01', end: '2026-11-01' },
  })
  expect(found.whole).toEqual({
    key: '',
    label: 'Total',
    before: { lines: 3, sum: 1_600n },
    now: { lines: 1, sum: 800n },
    deltaLines: -2,
    deltaSum: -800n,
    linesPermille: -667,
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

/** A part by which the sum changed so much, in cents, and the number of rows. */
const changed = (at: number, sum: number, lines = 0): Compared =>
  comparePeriodSides(`p${at}`, '', { lines: 0, sum: 0n }, { lines, sum: BigInt(sum) })
const keys = (rows: readonly Compared[]) => rows.map(({ key }) => key)

test('a hundred parts are told in their order, of one more those that changed most', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => changed(at, at))
  expect(mostChanged(hundred)).toEqual({ rows: hundred, count: 100 })
  const more = [...hundred, changed(100, -1_000)]
  const { rows, count } = mostChanged(more)
  expect([count, rows.length]).toEqual([101, 100])
  // Greatest change first, whatever its sign; the part that did not change at all is left out.
  expect(keys(rows).slice(0, 3)).toEqual(['p100', 'p99', 'p98'])
  expect(keys(rows)).not.toContain('p0')
})

test('where sums changed alike the number of rows decides, whatever its sign', () => {
  const alike = Array.from({ length: 101 }, (_, at) => changed(at, at % 2 === 0 ? 7 : -7, at === 50 ? 9 : 1))
  const fewer = comparePeriodSides('fewer', '', { lines: 20, sum: 0n }, { lines: 5, sum: 7n })
  expect(keys(mostChanged([...alike, fewer]).rows).slice(0, 3)).toEqual(['fewer', 'p50', 'p0'])
})
