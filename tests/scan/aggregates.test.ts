/**
 * Tests of the aggregates: exact, independent of how the rows are cut into pages, and equal to another way of counting.
 */
import { createHash } from 'node:crypto'
import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import { runAggregate } from '#scan/aggregates/run-aggregate.fixture.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { groupBy, aggregateShownGroups } from '#scan/aggregates/group-by.ts'
import { compareDays, compareGroups, countDays } from '#scan/aggregates/period-comparison.ts'
import { selectMostChanged } from '#scan/aggregates/compared-periods.ts'
import { getDrawCode, sumMagnitude, sampleRows, sampleByValue } from '#scan/aggregates/sample.ts'
import { combineAggregates } from '#scan/aggregates/combine-aggregates.ts'
import { aggregateTotals } from '#scan/aggregates/totals.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

interface Row extends ScanRow {
  valor: number | null
  tipo: string
  dt: string
  de: { id: number; nome: string }
}
const valor: ScanColumn = { field: 'valor', label: 'Valor', format: 'money' }
const tipo: ScanColumn = { field: 'tipo', label: 'Tipo' }
const dt: ScanColumn = { field: 'dt', label: 'Data', format: 'date' }
const person: ScanColumn = { field: 'de.nome', label: 'Usuário', idField: 'de.id' }

const createRow = (id: number, cents: number | null, more: Partial<Row> = {}): Row => ({
  id,
  valor: cents === null ? null : cents / 100,
  tipo: 'A',
  dt: '2026-11-20T10:30:00',
  de: { id: 1, nome: 'Maria' },
  ...more,
})
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const aggregateRows = <Result>(aggregate: Aggregate<Result>, rows: readonly Row[], size = 7) =>
  runAggregate(
    aggregate,
    Array.from({ length: Math.ceil(rows.length / size) }, (_, index) => rows.slice(index * size, (index + 1) * size)),
  )

test('totals are exact, whatever the order and the pages', () => {
  fc.assert(
    fc.property(fc.array(cents), fc.integer({ min: 1, max: 9 }), (amounts, size) => {
      const found = aggregateRows(
        aggregateTotals(valor),
        amounts.map((amount, index) => createRow(index, amount)),
        size,
      )
      expect(found.sum).toBe(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n))
      expect(found.amountCount).toBe(amounts.length)
      expect(found.min).toBe(amounts.length ? Math.min(...amounts) : null)
      expect(found.max).toBe(amounts.length ? Math.max(...amounts) : null)
    }),
  )
})

test('a row without an amount is a row, and counts in no mean', () => {
  expect(aggregateRows(aggregateTotals(valor), [createRow(1, 100), createRow(2, null), createRow(3, 301)])).toEqual({
    rowCount: 3,
    amountCount: 2,
    sum: 401n,
    mean: 201n,
    min: 100,
    max: 301,
    roundedCount: 0,
  })
  expect(aggregateRows(aggregateTotals(valor), [{ ...createRow(1, 0), valor: 0.005 }])).toMatchObject({
    sum: 1n,
    roundedCount: 1,
  })
})

test('groups add up to the totals; two people with the same name stay two', () => {
  const rows = [
    createRow(1, 100),
    createRow(2, 250, { tipo: 'B', dt: '2026-11-21T00:10:00' }),
    createRow(3, -50, { de: { id: 2, nome: 'Maria' } }),
    createRow(4, null, { dt: '' }),
  ]
  const found = aggregateRows(
    combineAggregates({
      tipo: groupBy({ by: 'value', column: tipo }, valor),
      day: groupBy({ by: 'day', column: dt }, valor),
      hour: groupBy({ by: 'hour', column: dt }, valor),
      month: groupBy({ by: 'month', column: dt }, valor),
      person: groupBy({ by: 'value', column: person }, valor),
    }),
    rows,
  )
  const getGroups = (name: keyof typeof found) =>
    found[name].map(({ key, label, totals: { rowCount, sum } }) => [key, label, rowCount, sum])
  expect(getGroups('tipo')).toEqual([
    ['A', 'A', 3, 50n],
    ['B', 'B', 1, 250n],
  ])
  expect(getGroups('day')).toEqual([
    ['', '', 1, 0n],
    ['2026-11-20', '2026-11-20', 2, 50n],
    ['2026-11-21', '2026-11-21', 1, 250n],
  ])
  expect(getGroups('hour').map(([key]) => key)).toEqual(['', '00', '10'])
  expect(getGroups('month')[1]).toEqual(['2026-11', '2026-11', 3, 300n])
  expect(getGroups('person')).toEqual([
    ['1', 'Maria', 3, 350n],
    ['2', 'Maria', 1, -50n],
  ])
})

describe('description', () => {
  test('values with their share, the most frequent first', () => {
    const rows = Array.from({ length: 120 }, (_, index) =>
      createRow(index, 100, { tipo: index < 60 ? 'muito' : `t${index}` }),
    )
    const found = aggregateRows(describeColumn(tipo, valor), rows)
    if (found.kind !== 'values') throw new Error(found.kind)
    expect(found).toMatchObject({ distinct: 61, lines: 120, others: { count: 11, sum: 1_100n } })
    expect(found.values[0]).toMatchObject({ key: 'muito', totals: { rowCount: 60, sum: 6_000n } })
  })

  test('amounts in round bins that contain every one of them', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), (amounts) => {
        const found = aggregateRows(
          describeColumn(valor, valor),
          amounts.map((amount, index) => createRow(index, amount)),
        )
        if (found.kind !== 'amounts') throw new Error(found.kind)
        const { bins } = found
        expect(bins.length).toBeLessThanOrEqual(13)
        expect(bins.reduce((count, bin) => count + bin.count, 0)).toBe(amounts.length)
        expect(bins.reduce((sum, bin) => sum + bin.sum, 0n)).toBe(found.totals.sum)
        for (const { from, to, count } of bins)
          expect(amounts.filter((amount) => amount >= from && amount < to)).toHaveLength(count)
      }),
    )
  })

  test('quartiles are existing values', () => {
    const found = aggregateRows(
      describeColumn(valor, valor),
      [5, 1, 4, 2, 3].map((amount, index) => createRow(index, amount)),
    )
    expect(found).toMatchObject({ quartiles: [2, 3, 4] })
  })

  test('dates by day, hour and weekday', () => {
    const days = ['2026-11-20T10:00:00', '2026-11-21T10:00:00', '2026-11-27T09:00:00']
    const found = aggregateRows(
      describeColumn(dt, valor),
      days.map((day, index) => createRow(index, 100, { dt: day })),
    )
    if (found.kind !== 'dates') throw new Error(found.kind)
    expect(found.weekdays.map(({ key, totals: { rowCount } }) => [key, rowCount])).toEqual([
      ['5', 2],
      ['6', 1],
    ])
    expect(found.hours.map(({ key }) => key)).toEqual(['09', '10'])
  })
})

describe('samples', () => {
  const computeHash = (seed: string, id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex')

  test('are the smallest hashes, which anyone can compute', () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => createRow(index + 1, 100))
    for (const [count, seed] of [
      [60, 'novembro'],
      [1, 'ação'],
      [4_000, 'x'],
    ] as const) {
      const expected = rows
        .map(({ id }) => ({ id, code: computeHash(seed, id) }))
        .sort((first, other) => (first.code < other.code ? -1 : 1))
        .slice(0, count)
      expect(
        aggregateRows(sampleRows(count, seed), rows).map(({ row: { id }, sha256: code }) => ({ id, code })),
      ).toEqual(expected)
    }
    expect(getDrawCode('novembro', 7)).toBe(computeHash('novembro', 7))
  })

  test('by value are evenly spaced over the accumulated cents', () => {
    const rows = Array.from({ length: 500 }, (_, index) => createRow(index + 1, ((index * 37) % 200) * 100 - 5_000))
    const sum = aggregateRows(sumMagnitude(valor), rows)
    const sampled = aggregateRows(sampleByValue(20, 'novembro', valor, sum), rows)
    const interval = sum / 20n
    const start = BigInt(`0x${createHash('sha256').update('novembro').digest('hex')}`) % interval
    let reached = 0n
    const expected: number[] = []
    for (const { id, valor: reais } of rows) {
      const before = reached
      reached += BigInt(Math.abs(Math.round((reais ?? 0) * 100)))
      for (let point = start; point < sum; point += interval)
        if (point >= before && point < reached && expected.at(-1) !== id) expected.push(id)
    }
    expect(sampled.map(({ row }) => row.id)).toEqual(expected)
    expect(sampled.reduce((hits, one) => hits + (one.hits?.length ?? 0), 0)).toBeGreaterThanOrEqual(20)
    expect(sampled.some((one) => (one.hits?.length ?? 0) > 0)).toBe(true)
  })
})

describe('periods', () => {
  const group = (key: string, lines: number, sum: bigint) => ({
    key,
    label: key,
    totals: { rowCount: lines, amountCount: lines, sum, mean: null, min: null, max: null, roundedCount: 0 },
  })

  test('side by side by key, with differences', () => {
    expect(compareGroups([group('A', 10, 1_000n)], [group('A', 15, 900n), group('B', 1, 5n)])).toEqual([
      {
        key: 'A',
        label: 'A',
        before: { rowCount: 10, sum: 1_000n },
        after: { rowCount: 15, sum: 900n },
        deltaRows: 5,
        deltaSum: -100n,
        rowsPermille: 500,
        sumPermille: -100,
      },
      expect.objectContaining({ key: 'B', before: { rowCount: 0, sum: 0n }, deltaRows: 1, rowsPermille: null }),
    ])
  })

  test('the first day beside the first day', () => {
    const found = compareDays(
      { start: '2026-10-01', end: '2026-10-31', days: [group('2026-10-01', 1, 1n), group('2026-10-31', 2, 2n)] },
      { start: '2026-11-01', end: '2026-11-30', days: [group('2026-11-01', 3, 3n), group('2026-11-30', 4, 4n)] },
    )
    expect(found.map(({ key, label, deltaRows }) => [key, label, deltaRows])).toEqual([
      ['001', '2026-10-01 2026-11-01', 2],
      ['030', '2026-10-30 2026-11-30', 4],
      ['031', '2026-10-31 -', -2],
    ])
    expect([countDays('2026-10-01', '2026-10-31'), countDays('2026-11-01', '2026-11-30')]).toEqual([31, 30])
  })

  test('of many people those with the largest change are listed, with their total number', () => {
    const createGroups = (sum: (index: number) => bigint) =>
      Array.from({ length: 250 }, (_, index) => group(`p${index}`, 1, sum(index)))
    const changed = compareGroups(
      createGroups(() => 0n),
      createGroups((index) => BigInt(index % 2 === 0 ? index : -index)),
    )
    const { rows, count } = selectMostChanged(changed)
    expect([count, rows.length]).toEqual([250, 100])
    expect(rows.slice(0, 3).map(({ key, deltaSum }) => [key, deltaSum])).toEqual([
      ['p249', -249n],
      ['p248', 248n],
      ['p247', -247n],
    ])
  })
})

test('of many groups the largest are listed; the others are counted, so that everything adds up', () => {
  const value = { field: 'pessoa', label: 'Pessoa' }
  const amount = { field: 'valor', label: 'Valor', format: 'money' as const }
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    id: index,
    pessoa: `p${index}`,
    valor: index % 2 === 0 ? index : -index,
  }))
  const { shown, count, others } = runAggregate(aggregateShownGroups({ by: 'value', column: value }, amount), [rows])
  expect([shown.length, count]).toEqual([62, 20_000])
  expect(shown[0]).toMatchObject({ key: 'p19999', totals: { sum: -1_999_900n } })
  const getGroups = shown.reduce((sum, group) => sum + group.totals.sum, 0n)
  expect(getGroups + (others?.sum ?? 0n)).toBe(-1_000_000n)
  expect(others?.count).toBe(20_000 - 62)
  const few = runAggregate(aggregateShownGroups({ by: 'value', column: value }, null), [rows.slice(0, 62).reverse()])
  expect([few.shown.length, few.others, few.shown[0]?.key]).toEqual([62, null, 'p0'])
})
