import { expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import {
  type DifferenceClass,
  type ExcludedReason,
  type Pair,
  Reconciliation,
  type ReconcilePlan,
  type OtherRow,
} from './reconcile.ts'

const columns: ScanColumn[] = [
  { field: 'nota', label: 'Nota' },
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'valor', label: 'Valor', format: 'money' },
]
const row = (id: number, valor: number | null, nota = 'x') => ({ id, valor, nota })

/** Compares, and returns classes and pairs in the order in which they are reported. */
function run(ours: readonly ReturnType<typeof row>[], theirs: readonly OtherRow[], plan: Partial<ReconcilePlan> = {}) {
  const reported: [DifferenceClass | ExcludedReason, Pair][] = []
  const running = new Reconciliation({ columns, key: 1, amount: 2, ...plan }, (of, pair) => reported.push([of, pair]))
  running.addTheirs(theirs)
  running.addOurs(ours)
  for (const _ of running.compareRemaining(100)) expect.unreachable('there are fewer rows than that')
  return { told: reported, counts: running.end() }
}
const NONE = { rowCount: 0, differingAmounts: 0, sumHere: 0n, sumThere: 0n }
const UNREPEATED = { repeatedHere: 0, repeatedThere: 0, keyless: 0, unread: 0 }

test('equal, different, only here and only there, each with its rows and sums', () => {
  const { told, counts } = run(
    [row(1, 10), row(2, 20), row(3, 30), row(4, 40)],
    [
      ['x', '9', '90,00'],
      ['x', '2', '15,00'],
      ['x', '1', '10,00'],
      ['y', '4', '40,00'],
    ],
  )
  expect(counts).toEqual({
    equal: { rowCount: 1, differingAmounts: 0, sumHere: 1_000n, sumThere: 1_000n },
    different: { rowCount: 2, differingAmounts: 1, sumHere: 6_000n, sumThere: 5_500n },
    onlyHere: { rowCount: 1, differingAmounts: 1, sumHere: 3_000n, sumThere: 0n },
    onlyThere: { rowCount: 1, differingAmounts: 1, sumHere: 0n, sumThere: 9_000n },
    ...UNREPEATED,
  })
  expect(told).toEqual([
    ['different', { key: '2', id: 2, ours: ['x', 2, 20], theirs: ['x', '2', '15,00'], differs: [2], delta: 500 }],
    ['onlyHere', { key: '3', id: 3, ours: ['x', 3, 30], theirs: null, differs: [], delta: 3_000 }],
    ['different', { key: '4', id: 4, ours: ['x', 4, 40], theirs: ['y', '4', '40,00'], differs: [0], delta: 0 }],
    ['onlyThere', { key: '9', id: null, ours: null, theirs: ['x', '9', '90,00'], differs: [], delta: -9_000 }],
  ])
})

test('a word in the id column is no key: a row of totals is in no class and in no sum', () => {
  const theirs = [
    ['x', '1', '10,00'],
    ['x', 'Total', '10,00'],
  ]
  const { told, counts } = run([row(1, 10)], theirs)
  expect(counts).toMatchObject({ equal: { rowCount: 1 }, onlyThere: { rowCount: 0, sumThere: 0n }, keyless: 1 })
  expect(told).toContainEqual(['keyless', expect.objectContaining({ key: 'Total', theirs: theirs[1] })])
})

test('the difference of the sums is the sum of the classes’ differences', () => {
  const { counts } = run(
    [row(1, 10.5), row(2, null), row(3, -7)],
    [
      ['x', '1', '9,99'],
      ['x', '2', '5,00'],
      ['x', '8', '(3,00)'],
    ],
  )
  const classes = [counts.equal, counts.different, counts.onlyHere, counts.onlyThere]
  expect(classes.reduce((sum, { sumHere, sumThere }) => sum + sumHere - sumThere, 0n)).toBe(350n - 1_199n)
})

test('an amount that only one side has counts in full; without amounts there is no difference in cents', () => {
  const { told, counts } = run(
    [row(1, null), row(2, 5), row(3, null, 'y')],
    [
      ['x', '1', '5,00'],
      ['x', '2', ''],
      ['x', '3', ''],
    ],
  )
  expect(told.map(([, { differs, delta }]) => [differs, delta])).toEqual([
    [[2], -500],
    [[2], 500],
    [[0], null],
  ])
  expect(counts.different).toEqual({ rowCount: 3, differingAmounts: 2, sumHere: 500n, sumThere: 500n })
})

test('counts amounts that cannot be read, and leaves them out of all sums', () => {
  const theirs = [
    ['x', '1', '10,00'],
    ['x', '2', '20,00 E'],
    ['x', '8', '5,00-'],
    ['x', '9', 'dez'],
    ['x', '9', 'onze'],
    ['x', '7', ' '],
  ]
  const { counts } = run([row(1, 10), row(2, 20)], theirs)
  expect(counts).toMatchObject({ unread: 2, different: { sumThere: 0n }, onlyThere: { rowCount: 3, sumThere: -500n } })
  expect(run([row(1, 10)], theirs, { amount: null }).counts.unread).toBe(0)
})

test('sums nothing without a column of money', () => {
  const { counts, told } = run([row(1, 10)], [['y', '1', '10,00']], { amount: null })
  expect(counts.different).toEqual({ ...NONE, rowCount: 1 })
  expect(told[0]?.[1].delta).toBeNull()
})

test('compares only the first row of a repeated key, and reports the others', () => {
  const { told, counts } = run(
    [row(1, 10), row(1, 99), row(2, 5)],
    [
      ['x', '1', '10,00'],
      ['x', '#01', '77,00'],
      ['x', '1', '88,00'],
    ],
  )
  expect(counts).toMatchObject({ repeatedHere: 1, repeatedThere: 2, keyless: 0, equal: { rowCount: 1 } })
  expect(told.map(([of, { key, id, ours, theirs }]) => [of, key, id, ours, theirs])).toEqual([
    ['repeatedThere', '1', null, null, ['x', '#01', '77,00']],
    ['repeatedThere', '1', null, null, ['x', '1', '88,00']],
    ['repeatedHere', '1', 1, ['x', 1, 99], null],
    ['onlyHere', '2', 2, ['x', 2, 5], null],
  ])
})

test('reports rows of theirs without a key, and compares them with nothing', () => {
  const { told, counts } = run([], [['x', '', '1,00'], ['x', ' ', '2,00'], ['x']])
  const bare = { key: '', id: null, ours: null, differs: [], delta: null }
  expect(told).toEqual([
    ['keyless', { ...bare, theirs: ['x', '', '1,00'] }],
    ['keyless', { ...bare, theirs: ['x', ' ', '2,00'] }],
    ['keyless', { ...bare, theirs: ['x'] }],
  ])
  expect(counts).toEqual({
    different: NONE,
    onlyHere: NONE,
    onlyThere: NONE,
    equal: NONE,
    repeatedHere: 0,
    repeatedThere: 0,
    keyless: 3,
    unread: 0,
  })
})

test('a short line has empty values in the columns that it lacks', () => {
  const { told } = run([row(1, 10)], [['x', '1']])
  expect(told.map(([of, { differs, delta }]) => [of, differs, delta])).toEqual([['different', [2], 1_000]])
})

test('any column may be the key, compared by its format', () => {
  const { told, counts } = run([row(1, 10, 'Ação'), row(2, 20, 'Outra')], [['ACAO', '7', '10,00']], { key: 0 })
  expect(counts).toMatchObject({ different: { rowCount: 1 }, onlyHere: { rowCount: 1 }, onlyThere: { rowCount: 0 } })
  expect(told.map(([of, { key, id, differs }]) => [of, key, id, differs])).toEqual([
    ['different', 'acao', 1, [1]],
    ['onlyHere', 'outra', 2, []],
  ])
})

test('returns the rows that only they have a few at a time', () => {
  const running = new Reconciliation({ columns, key: 1, amount: 2 }, () => {})
  running.addTheirs(Array.from({ length: 7 }, (_, at) => ['x', String(at + 1), '1,00']))
  const lines: number[] = []
  for (const _ of running.compareRemaining(3)) lines.push(running.end().onlyThere.rowCount)
  expect([...lines, running.end().onlyThere.rowCount]).toEqual([3, 6, 7])
})
