import { expect, it } from 'vitest'
import { runAggregate } from '#scan/aggregates/run-aggregate.fixture.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { filterRows, MAX_MATCHING_ROWS } from './matching-rows.ts'
import type { RowCondition } from './row-condition.ts'

const valor: ScanColumn = { field: 'valor', label: 'Valor', format: 'money' }
const nome: ScanColumn = { field: 'nome', label: 'Nome' }
const above: RowCondition = { column: valor, test: { kind: 'number', min: 100, excludesMin: true } }
const named: RowCondition = { column: nome, test: { kind: 'text', match: 'contains', text: 'ana' } }

it('keeps the matching rows of every page, counts and sums them', () => {
  const pages = [
    [
      { id: 1, valor: 100.5 },
      { id: 2, valor: 100 },
    ],
    [{ id: 3, valor: 200.25 }],
  ]
  const { scannedCount, totals, rows, undecided } = runAggregate(filterRows([above], valor), pages)
  expect(scannedCount).toBe(3)
  expect(rows.map(({ id }) => id)).toEqual([1, 3])
  expect(totals).toMatchObject({ rowCount: 2, amountCount: 2, sum: 30_075n })
  expect(undecided).toEqual([])
})

it('names the rows that cannot be compared, each once, and none that misses another condition', () => {
  const rows = [
    { id: 1, valor: null, nome: 'Ana' },
    { id: 2, valor: '500', nome: 'Ana' },
    { id: 3, valor: null, nome: 'Rui' },
    { id: 4, valor: null, nome: null },
    { id: 5, valor: 500, nome: null },
    { id: 6, valor: 1, nome: null },
    { id: 7, valor: 500, nome: 'Ana' },
  ]
  const result = runAggregate(filterRows([above, named], valor), [rows])
  expect(result.rows.map(({ id }) => id)).toEqual([7])
  expect(result.undecided).toEqual([
    { label: 'Valor', reason: 'empty', count: 2, ids: [1, 4] },
    { label: 'Valor', reason: 'unreadable', count: 1, ids: [2] },
    { label: 'Nome', reason: 'empty', count: 1, ids: [5] },
  ])
})

it('counts all rows and holds the first of them', () => {
  const rows = Array.from({ length: MAX_MATCHING_ROWS + 1 }, (_, index) => ({ id: index + 1, valor: 200 }))
  const none = rows.map(({ id }) => ({ id, valor: null }))
  const result = runAggregate(filterRows([above], null), [rows, none])
  expect(result.totals.rowCount).toBe(MAX_MATCHING_ROWS + 1)
  expect(result.rows).toHaveLength(MAX_MATCHING_ROWS)
  expect(result.undecided[0]).toMatchObject({ count: MAX_MATCHING_ROWS + 1 })
  expect(result.undecided[0]?.ids).toHaveLength(20)
})

it('starts anew for each scan', () => {
  const aggregate = filterRows([above], valor)
  const rows = [
    { id: 1, valor: 500 },
    { id: 2, valor: null },
  ]
  runAggregate(aggregate, [rows])
  expect(runAggregate(aggregate, [])).toMatchObject({
    scannedCount: 0,
    rows: [],
    undecided: [],
    totals: { rowCount: 0 },
  })
})
