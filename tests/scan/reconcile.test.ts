/**
 * Reconciliation of our rows with another table: joined by key, compared by value, whatever the order and the
 * formatting.
 */
import { describe, expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { createCsvFile } from '#scan/files/csv-file.ts'
import { differencesJob, reconcileJob } from '#scan/jobs/reconcile-job.ts'
import { matchColumns, TableReader } from '#scan/reconcile/pasted-table.ts'
import { toComparable } from '#scan/reconcile/comparable-value.ts'

const columns: ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'status', label: 'Situação', format: 'status' },
  { field: 'dt', label: 'Data', format: 'date' },
]
const createRow = (id: number, valor: number | null = id * 10.5, status = 'Concluída', dt = '2026-11-12T01:58:00') => ({
  id,
  valor,
  status,
  dt,
})

const parseTable = (text: string, piece = text.length) => {
  const reader = new TableReader(columns)
  for (let at = 0; at < text.length; at += piece) reader.push(text.slice(at, at + piece))
  return reader.end()
}

async function* pages(rows: ReturnType<typeof createRow>[]) {
  yield rows.slice(0, 2)
  yield rows.slice(2)
}

/** Runs the reconciliation job with a few rows at a time; returns every difference. */
async function run(pasted: string, rows: ReturnType<typeof createRow>[]) {
  const asked = { otherFile: { file: new Blob([pasted]) }, columns, matchIndex: 0 }
  const found = await reconcileJob(asked, { rows: pages(rows), sliceSize: 1, yieldToBrowser: () => {} })
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('the same rows in another order and formatting are equal', async () => {
  const pasted = [
    'Data\tsituacao\tID\tVALOR',
    '12/11/2026 01:58\tconcluida\t#3\tR$ 31,50',
    '2026-11-12 01:58:00\tCONCLUÍDA\t0001\t10.5',
    '12/11/2026\t Concluída \t2\t21,00',
  ].join('\r\n')
  const found = await run(pasted, [createRow(1), createRow(2), createRow(3)])
  const none = { rowCount: 0, differingAmounts: 0, sumHere: 0n, sumThere: 0n }
  expect(found.counts).toEqual({
    different: none,
    onlyHere: none,
    onlyThere: none,
    equal: { rowCount: 3, differingAmounts: 0, sumHere: 6_300n, sumThere: 6_300n },
    repeatedHere: 0,
    repeatedThere: 0,
    keyless: 0,
    unread: 0,
  })
})

test('a difference is listed with its amount, and the differences add up', async () => {
  const found = await run('ID;Valor;Situação\n1;10,50;Pendente\n2;20,10;Concluída\n9;7,00;x', [
    createRow(1),
    createRow(2),
    createRow(3),
  ])
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
  expect(equal.rowCount).toBe(0)
  // One of the two different rows differs in its amount.
  expect(different).toMatchObject({ rowCount: 2, differingAmounts: 1 })
})

test('without a header the column of whole numbers is the id', async () => {
  const table = parseTable('101\n102\n#103')
  expect(table.header).toEqual([''])
  expect(matchColumns(table, columns).indexes).toEqual([0, -1, -1, -1])
  const found = await run('1\n2\n4', [createRow(1), createRow(2), createRow(3)])
  expect(found.counts.equal.rowCount).toBe(2)
  expect(found.onlyThere[0]?.key).toBe('4')
})

test('duplicate and missing keys are reported', async () => {
  const found = await run('ID;Valor\n1;10,50\n1;10,50\n;3,00', [createRow(1)])
  expect(found.counts.repeatedThere).toBe(1)
  expect(found.counts.keyless).toBe(1)
})

test.each(['\n', '\r\n'])('a table arrives in pieces of any length, lines ended by %j', (end) => {
  const text = ['ID;Nota', '1;"a;b ""c"""', '', '2;"linha', 'outra"', '3;5" de largura', '4;', '5;fim'].join(end)
  const expectedRows = [
    ['1', 'a;b "c"'],
    ['2', `linha${end}outra`],
    ['3', '5" de largura'],
    ['4', ''],
    ['5', 'fim'],
  ]
  for (const piece of [1, 2, 3, 7, text.length])
    expect(parseTable(text, piece)).toMatchObject({
      header: ['ID', 'Nota'],
      rows: expectedRows,
      isNumericColumn: [true, false],
    })
})

test('an export of ours equals its rows, including guards against formulas', async () => {
  const rows = [createRow(1, 10, '=SOMA(A1)'), createRow(2, -10, "'citado"), createRow(3, null, '-5 itens; "x"')]
  const parts: Uint8Array<ArrayBuffer>[] = []
  const file = createCsvFile(columns, (bytes) => parts.push(new Uint8Array(bytes)))
  file.add(rows)
  file.finish()
  const found = await run(await new Blob(parts).text(), rows)
  expect(found.counts.equal.rowCount).toBe(3)
})

test('a file that is not UTF-8 is read in the character set of older spreadsheets', async () => {
  const latin = new Blob([Uint8Array.from([...'ID;Situação\n1;Concluída'].map((sign) => sign.charCodeAt(0)))])
  const pace = { rows: pages([]), sliceSize: 1, yieldToBrowser: () => {} }
  const found = await reconcileJob({ otherFile: { file: latin }, columns, matchIndex: 0 }, pace)
  expect(found).toMatchObject({ onlyThere: [{ key: '1', theirs: ['1', 'Concluída'] }] })
})

test('thousands of differences are counted, a thousand of a class listed, and all written as CSV, class after class', async () => {
  const theirs = {
    file: new Blob(['ID;Valor\n', ...Array.from({ length: 1_500 }, (_, at) => `${at + 5_000};1,00\n`), '1;9,00']),
  }
  const pace = () => ({ rows: pages([createRow(1), createRow(2)]), sliceSize: 100, yieldToBrowser: () => {} })
  const found = await reconcileJob({ otherFile: theirs, columns, matchIndex: 0 }, pace())
  expect(found).toMatchObject({ rowCount: 1_501, counts: { onlyThere: { rowCount: 1_500, sumThere: 150_000n } } })
  expect(typeof found === 'string' ? 0 : found.onlyThere.length).toBe(1_000)
  const written = await differencesJob({ otherFile: theirs, columns, matchIndex: 0, sides: ['aqui', 'lá'] }, pace())
  const lines = (await written?.file.text())?.trim().split('\r\n') ?? []
  expect(written?.lines).toBe(1_502)
  expect(lines.slice(0, 4).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '"Classe";"Chave";"ID aqui";"ID lá";"Valor aqui";"Valor lá";"Δ"',
    '"difere";"1";"1";"1";"R$ 10,50";"9,00";"R$ 1,50"',
    '"só aqui";"2";"2";"";"R$ 21,00";"";"R$ 21,00"',
    '"só lá";"5000";"";"5000";"";"1,00";"-R$ 1,00"',
  ])
})

test('a value with a known label is equal with the label and without, and is written with it', async () => {
  const labelledColumns: ScanColumn[] = columns.map((column) =>
    column.field === 'status' ? { ...column, textByValue: { 1: '1 · pendente', 2: '2 · liberado' } } : column,
  )
  const rows = [1, 2, 3].map((id) => createRow(id, 5, '1'))
  const theirs = { file: new Blob(['ID;Situação\n1;1\n2;1 · PENDENTE\n3;2 · liberado']) }
  const pace = () => ({ rows: pages(rows), sliceSize: 1, yieldToBrowser: () => {} })
  const found = await reconcileJob({ otherFile: theirs, columns: labelledColumns, matchIndex: 0 }, pace())
  expect(found).toMatchObject({ counts: { equal: { rowCount: 2 }, different: { rowCount: 1 } } })
  const written = await differencesJob(
    { otherFile: theirs, columns: labelledColumns, matchIndex: 0, sides: ['aqui', 'lá'] },
    pace(),
  )
  expect(await written?.file.text()).toContain('"difere";"3";"3";"3";"1 · pendente";"2 · liberado";""')
})

test.each([
  ['', 'empty'],
  ['Coisa;Outra\nx;y', 'columns'],
])('%j cannot be compared: %s', async (text, reason) => {
  const pace = { rows: pages([createRow(1)]), sliceSize: 1, yieldToBrowser: () => {} }
  expect(await reconcileJob({ otherFile: { file: new Blob([text]) }, columns, matchIndex: 0 }, pace)).toBe(reason)
})

describe('one value in many formats', () => {
  const of = (format: ScanColumn['format'], value: unknown) =>
    toComparable({ field: 'x', label: 'x', ...(format && { format }) }, value)
  test.each([1234.5, '1.234,50', '1234,5', '1234.50', 'R$ 1.234,50', ' 1,234.50 '])('money %j', (value) => {
    expect(of('money', value)).toBe('123450')
  })
  test.each([-10, '-10,00', '-R$ 10,00', '(10,00)', 'R$ -10,00'])('a negative amount %j', (value) => {
    expect(of('money', value)).toBe('-1000')
  })
  test.each([null, undefined, ''])('an empty value %j', (value) => expect(of('money', value)).toBe(''))
  test('text, ids', () => {
    expect(of('text', '  Cashback   da LOJA ')).toBe(of(undefined, 'cashback da loja'))
    expect(of('id', '#0012')).toBe(of('id', 12))
    expect(of('money', 'abc')).toBe('abc')
  })
})
