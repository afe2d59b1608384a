import { expect, test } from 'vitest'
import { runAggregate } from './run-aggregate.fixture.ts'
import { groupBy, type Grouping, aggregateShownGroups, sumGroups, disambiguateLabels } from './group-by.ts'

const amount = { field: 'valor', label: 'Valor', format: 'money' } as const
const byText: Grouping = { by: 'value', column: { field: 'tipo', label: 'Tipo' } }
const byDay: Grouping = { by: 'day', column: { field: 'dt', label: 'Data', format: 'date' } }
const row = (id: number, valor: number, more: object) => ({ id, valor, ...more })

test('orders groups by key, each with its rows and sum', () => {
  const rows = ['C', 'A', 'B', 'A'].map((tipo, at) => row(at, 10 ** at, { tipo }))
  const found = runAggregate(groupBy(byText, amount), [rows.slice(0, 3), rows.slice(3)])
  expect(found.map(({ key, label, totals: { rowCount, sum } }) => [key, label, rowCount, sum])).toEqual([
    ['A', 'A', 2, 101_000n],
    ['B', 'B', 1, 10_000n],
    ['C', 'C', 1, 100n],
  ])
  expect(
    runAggregate(groupBy(byText, null), [rows]).map(({ totals: { rowCount, amountCount } }) => [rowCount, amountCount]),
  ).toEqual([
    [2, 0],
    [1, 0],
    [1, 0],
  ])
})

test('labels a group by its value, even if the column has a text for it', () => {
  const column = { field: 'tipo', label: 'Tipo', textByValue: { A: 'A · aberto' } }
  const found = runAggregate(groupBy({ by: 'value', column }, amount), [[row(1, 1, { tipo: 'A' })]])
  expect(found.map(({ key, label }) => [key, label])).toEqual([['A', 'A']])
})

test.each([
  ['day', ['', '2026-10-31', '2026-11-01']],
  ['month', ['', '2026-10', '2026-11']],
  ['hour', ['', '00', '23']],
] as const)('dates by %s; what is no date has a group of its own', (by, keys) => {
  const rows = ['2026-11-01T00:15:00', 'ontem', '2026-10-31T23:45:00', null].map((dt, at) => row(at, 1, { dt }))
  const found = runAggregate(groupBy({ ...byDay, by }, amount), [rows])
  expect(found.map(({ key }) => key)).toEqual(keys)
  expect(found.map(({ label }) => label)).toEqual(keys)
  expect(found[0]?.totals).toMatchObject({ rowCount: 2, sum: 200n })
})

test('distinguishes people by id, and one without an id by name', () => {
  const people: Grouping = { by: 'value', column: { field: 'de.nome', label: 'Usuário', idField: 'de.id' } }
  const rows = [
    { id: 2, nome: 'Maria' },
    { id: 1, nome: 'Maria' },
    { nome: 'Maria' },
    { id: 2, nome: 'Maria Souza' },
    { id: 0, nome: 'Zero' },
    null,
  ].map((de, at) => row(at, 1, { de }))
  const found = runAggregate(groupBy(people, amount), [rows])
  // If a person changed the name, the first one read is shown.
  expect(found.map(({ key, label, totals: { rowCount } }) => [key, label, rowCount])).toEqual([
    ['', '', 1],
    ['0', 'Zero', 1],
    ['1', 'Maria', 1],
    ['2', 'Maria', 2],
    ['Maria', 'Maria', 1],
  ])
})

test('adds the id to names that several people share, and to no other', () => {
  const labels = (...groups: [key: string, label: string][]) =>
    disambiguateLabels(groups.map(([key, label]) => ({ key, label }))).map(({ label }) => label)
  expect(labels(['1', 'Maria'], ['2', 'Maria'], ['3', 'Ana'], ['Maria', 'Maria'])).toEqual([
    'Maria (#1)',
    'Maria (#2)',
    'Ana',
    'Maria',
  ])
  expect(labels(['', ''], ['4', ''])).toEqual(['', ''])
  const people: Grouping = { by: 'value', column: { field: 'nome', label: 'Usuário', idField: 'de' } }
  const rows = [1, 2].map((de) => row(de, 1, { de, nome: 'Maria' }))
  expect(runAggregate(aggregateShownGroups(people, amount), [rows]).shown.map(({ label }) => label)).toEqual([
    'Maria (#1)',
    'Maria (#2)',
  ])
})

const aggregateShown = (grouping: Grouping, rows: readonly { id: number }[], of: typeof amount | null = amount) => {
  const { shown, count, others } = runAggregate(aggregateShownGroups(grouping, of), [rows])
  return { keys: shown.map(({ key }) => key), count, others }
}
const named = (at: number) => `t${String(at).padStart(3, '0')}`

test('lists all of 62 values, in order', () => {
  const rows = Array.from({ length: 62 }, (_, at) => row(at, at, { tipo: named(at) }))
  expect(aggregateShown(byText, rows)).toEqual({
    keys: Array.from({ length: 62 }, (_, at) => named(at)),
    count: 62,
    others: null,
  })
})

test('lists the largest of 63, whatever their sign, and sums up the rest', () => {
  const rows = Array.from({ length: 63 }, (_, at) => row(at, at === 40 ? -99 : at + 1, { tipo: named(at) }))
  const { keys, count, others } = aggregateShown(byText, [...rows, row(63, 0, { tipo: named(0) })])
  expect(keys.slice(0, 3)).toEqual([named(40), named(62), named(61)])
  expect([keys.length, count]).toEqual([62, 63])
  expect(others).toEqual({ count: 2, sum: 100n })
})

test('lists the groups with most rows first without an amount, or with equal sums', () => {
  const tipos = [...Array.from({ length: 63 }, (_, at) => at), 50, 50, 7].map(named)
  const { keys, others } = aggregateShown(
    byText,
    tipos.map((tipo, at) => row(at, 0, { tipo })),
    null,
  )
  expect(keys.slice(0, 4)).toEqual([named(50), named(7), named(0), named(1)])
  expect(others).toEqual({ count: 1, sum: 0n })
})

test('lists the newest of many days, in order', () => {
  const rows = Array.from({ length: 70 }, (_, at) =>
    row(at, 70 - at, { dt: new Date(Date.UTC(2026, 0, 70 - at)).toISOString().slice(0, 10) }),
  )
  const { keys, count, others } = aggregateShown(byDay, rows)
  expect([keys[0], keys[61], keys.length, count]).toEqual(['2026-01-09', '2026-03-11', 62, 70])
  expect(others).toEqual({ count: 8, sum: 3_600n })
})

test('sums up groups that are not listed; null if there are none', () => {
  expect(sumGroups([])).toBeNull()
  const groups = runAggregate(groupBy(byText, amount), [
    [row(1, 5, { tipo: 'A' }), row(2, -7, { tipo: 'B' }), row(3, 1, { tipo: 'B' })],
  ])
  expect(sumGroups(groups)).toEqual({ count: 3, sum: -100n })
})
