/** Ours against theirs: joined by key, compared by value, whatever the order and the writing. */
import { describe, expect, test } from 'vitest'
import type { ReadColumn } from '#reading/folds/column.ts'
import { foldPages } from '#reading/folds/fold.ts'
import { reconcile } from '#reading/reconcile/reconcile.ts'
import { matchColumns, readTable } from '#reading/reconcile/table.ts'
import { comparable } from '#reading/reconcile/value.ts'

const columns: ReadColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'status', label: 'Situação', format: 'status' },
  { field: 'dt', label: 'Data', format: 'date' },
]
const made = (id: number, valor: number | null = id * 10.5, status = 'Concluída', dt = '2026-11-12T01:58:00') => ({
  id,
  valor,
  status,
  dt,
})

function run(pasted: string, rows: ReturnType<typeof made>[]) {
  const table = readTable(pasted)
  const match = matchColumns(table, columns)
  const theirs = table.rows.map((cells) => match.map((at) => (at < 0 ? undefined : cells[at])))
  return foldPages(reconcile({ columns, key: 0, amount: 1, theirs }), [rows.slice(0, 2), rows.slice(2)])
}

test('the same in another order and another writing is equal', () => {
  const pasted = [
    'Data\tsituacao\tID\tVALOR',
    '12/11/2026 01:58\tconcluida\t#3\tR$ 31,50',
    '2026-11-12 01:58:00\tCONCLUÍDA\t0001\t10.5',
    '12/11/2026 01:58\t Concluída \t2\t21,00',
  ].join('\r\n')
  const found = run(pasted, [made(1), made(2), made(3)])
  expect(found.counts).toEqual({
    different: { lines: 0, sumHere: 0n, sumThere: 0n },
    onlyHere: { lines: 0, sumHere: 0n, sumThere: 0n },
    onlyThere: { lines: 0, sumHere: 0n, sumThere: 0n },
    equal: { lines: 3, sumHere: 6_300n, sumThere: 6_300n },
  })
})

test('what differs is told with its difference, and the difference adds up', () => {
  const found = run('ID;Valor;Situação\n1;10,50;Pendente\n2;20,10;Concluída\n9;7,00;x', [made(1), made(2), made(3)])
  expect(found.different.map(({ id, differs, delta }) => ({ id, differs, delta }))).toEqual([
    { id: 1, differs: [2], delta: 0 },
    { id: 2, differs: [1], delta: 90 },
  ])
  expect(found.onlyHere.map(({ id }) => id)).toEqual([3])
  expect(found.onlyThere.map(({ key }) => key)).toEqual(['9'])
  const { different, onlyHere, onlyThere, equal } = found.counts
  const here = 1_050n + 2_100n + 3_150n
  const there = 1_050n + 2_010n + 700n
  expect(onlyHere.sumHere - onlyThere.sumThere + different.sumHere - different.sumThere).toBe(here - there)
  expect(equal.lines).toBe(0)
})

test('without a header the column of whole numbers is the id', () => {
  const table = readTable('101\n102\n#103')
  expect(table.header).toEqual([''])
  expect(matchColumns(table, columns)).toEqual([0, -1, -1, -1])
  const found = run('1\n2\n4', [made(1), made(2), made(3)])
  expect(found.counts.equal.lines).toBe(2)
  expect(found.onlyThere[0]?.key).toBe('4')
})

test('keys that stand twice, or nowhere, are told', () => {
  const found = run('ID;Valor\n1;10,50\n1;10,50\n;3,00', [made(1)])
  expect(found.repeated.there).toEqual(['1'])
  expect(found.keyless).toBe(1)
})

describe('one value, many ways of writing it', () => {
  const of = (format: ReadColumn['format'], value: unknown) =>
    comparable({ field: 'x', label: 'x', ...(format && { format }) }, value)
  test.each([1234.5, '1.234,50', '1234,5', '1234.50', 'R$ 1.234,50', ' 1,234.50 '])('money %j', (value) => {
    expect(of('money', value)).toBe('123450')
  })
  test.each([-10, '-10,00', '-R$ 10,00', '(10,00)', 'R$ -10,00'])('money below zero %j', (value) => {
    expect(of('money', value)).toBe('-1000')
  })
  test.each([null, undefined, ''])('nothing %j', (value) => expect(of('money', value)).toBe(''))
  test('text, ids', () => {
    expect(of('text', '  Cashback   da LOJA ')).toBe(of(undefined, 'cashback da loja'))
    expect(of('id', '#0012')).toBe(of('id', 12))
    expect(of('money', 'abc')).toBe('abc')
  })
})
