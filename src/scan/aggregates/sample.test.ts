import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { runAggregate } from './run-aggregate.fixture.ts'
import { getDrawCode, sumMagnitude, sampleRows, sampleByValue, getValueStart } from './sample.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, valor: at % 3 === 0 ? null : at }))
const smallest = (ids: readonly number[], count: number, seed: string) =>
  ids.toSorted((one, other) => (hash(`${seed}:${one}`) < hash(`${seed}:${other}`) ? -1 : 1)).slice(0, count)

test('gives the code that sha256sum prints for seed:id', () => {
  expect(getDrawCode('novembro', 7)).toBe('67d5b62f21edf727ea859c2eb096967af9c9b3dc18fddabf6d9e001aeaced130')
})

test.each([1, 2, 7, 60])('draws the %d rows with the smallest codes, in the order of the codes', (count) => {
  const all = rows(400)
  const drawn = runAggregate(sampleRows(count, 'ação'), [all.slice(0, 150), all.slice(150)])
  expect(drawn.map(({ row }) => row.id)).toEqual(
    smallest(
      all.map(({ id }) => id),
      count,
      'ação',
    ),
  )
  expect(drawn.map(({ sha256 }) => sha256)).toEqual(drawn.map(({ row }) => hash(`ação:${row.id}`)))
})

test('hashes ids of any length as they are written', () => {
  const ids = [9_007_199_254_740_991, 7, 1_234_567_890, 12, 100]
  const drawn = runAggregate(sampleRows(5, 'x'), [ids.map((id) => ({ id }))])
  expect(drawn.map(({ row }) => row.id)).toEqual(smallest(ids, 5, 'x'))
})

test('loses nothing by an intermediate result', () => {
  const all = rows(300)
  const running = sampleRows(20, 'x').start()
  running.add(all.slice(0, 15))
  expect(running.getResult()).toHaveLength(15)
  running.add(all.slice(15, 200))
  expect(running.getResult()).toHaveLength(20)
  running.add(all.slice(200))
  expect(running.getResult()).toEqual(runAggregate(sampleRows(20, 'x'), [all]))
  // Also if the smallest codes come first.
  const rising = runAggregate(sampleRows(300, 'x'), [all]).map(({ row }) => row)
  const other = sampleRows(20, 'x').start()
  other.add(rising.slice(0, 5))
  expect(other.getResult()).toHaveLength(5)
  other.add(rising.slice(5))
  expect(other.getResult().map(({ row }) => row)).toEqual(rising.slice(0, 20))
})

test('draws no row if none is requested', () => {
  expect(runAggregate(sampleRows(0, 'x'), [rows(100)])).toEqual([])
  expect(runAggregate(sampleByValue(0, 'x', amount, 1_000n), [rows(100)])).toEqual([])
})

test('starts a sample by value at the seed’s code within the first interval', () => {
  expect(getValueStart('novembro', 1_000n)).toBe(BigInt(`0x${hash('novembro')}`) % 1_000n)
  expect(getValueStart('novembro', 1n)).toBe(0n)
  expect(getValueStart('novembro', 0n)).toBe(0n)
})

test('hits a row by every point within its cents, and by none at its end', () => {
  // Points at start, start + 1,000 and so on over 4,000 cents; the first two rows end exactly at a point.
  const start = Number(getValueStart('x', 1_000n))
  const all = [
    { id: 1, valor: start / 100 },
    { id: 2, valor: -10 },
    { id: 3, valor: null },
    { id: 4, valor: 11.01 },
    { id: 5, valor: (1_899 - start) / 100 },
  ]
  expect(start).toBeGreaterThan(0)
  const sum = runAggregate(sumMagnitude(amount), [all])
  expect(sum).toBe(4_000n)
  const drawn = runAggregate(sampleByValue(4, 'x', amount, sum), [all.slice(0, 2), all.slice(2)])
  const at = BigInt(start)
  expect(drawn.map(({ row, hits }) => [row.id, hits])).toEqual([
    [2, [at]],
    [4, [at + 1_000n, at + 2_000n]],
    [5, [at + 3_000n]],
  ])
  expect(drawn.map(({ sha256 }) => sha256)).toEqual(Array.from({ length: 3 }, () => hash('x')))
})

test('draws nothing by value from a sum of zero', () => {
  const createPages = (valor: number | null) => [[Object.assign({ id: 1 }, { valor })]]
  expect(runAggregate(sampleByValue(5, 'x', amount, 0n), createPages(null))).toEqual([])
  // Fewer cents than requested rows.
  expect(runAggregate(sampleByValue(5, 'x', amount, 4n), createPages(0.04))).toEqual([])
})

test('sums the amounts without their sign for a sample by value', () => {
  const of = [10.5, -2, null, 0.01].map((valor, at) => ({ id: at, valor }))
  expect(runAggregate(sumMagnitude(amount), [of, of.slice(0, 1)])).toBe(2_301n)
  expect(runAggregate(sumMagnitude(amount), [])).toBe(0n)
})

test('never draws a row without an id: nobody could name it or draw it again', () => {
  const all = [{ id: -1, valor: 50 }, ...rows(9), { id: -2, valor: 900 }]
  expect(runAggregate(sampleRows(20, 'ação'), [all]).every(({ row }) => row.id > 0)).toBe(true)
  expect(runAggregate(sampleByValue(20, 'ação', amount, 1_000_00n), [all]).every(({ row }) => row.id > 0)).toBe(true)
})
