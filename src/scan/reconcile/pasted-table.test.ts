import { describe, expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { matchColumns, TableReader } from './pasted-table.ts'

const ours: ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'dscNome', label: 'Descrição' },
  { field: 'numAmount', label: 'Valor', format: 'money' },
]

const tableOf = (...pieces: string[]) => {
  const reader = new TableReader(ours)
  for (const piece of pieces) reader.push(piece)
  return reader.end()
}

describe('the separator', () => {
  test.each([
    ['a\tb;c\nd\te', ['a', 'b;c']],
    ['a;b;c,d\n1;2;3', ['a', 'b', 'c,d']],
    ['a,b,c;d\n1,2,3', ['a', 'b', 'c;d']],
    ['a;b,c\n1;2', ['a', 'b,c']],
    ['a,b\tc\n1\t2', ['a,b', 'c']],
    ['a b\nc', ['a b']],
  ])('%j', (text, header) => expect(tableOf(text).header).toEqual(header))

  test('is that of the first line, not of the others', () => {
    expect(tableOf('a;b\n1,2,3,4;x').rows).toEqual([['1,2,3,4', 'x']])
  })

  test('is found once the first line is complete, in any number of pieces', () => {
    expect(tableOf('a,', 'b;c', ';d\n', '1;2;', '3\n')).toMatchObject({
      header: ['a,b', 'c', 'd'],
      rows: [['1', '2', '3']],
    })
  })
})

describe('the header', () => {
  test.each(['12', '#12', 'R$ 12,00', '-12', '- R$ 1', ' 7'])('a first line with %j is none', (cell) => {
    const { header, rows } = tableOf(`nome;${cell}\nx;y`)
    expect([header, rows.length]).toEqual([['', ''], 2])
  })

  test.each(['R$', 'Nível 2', '#', 'a1', ''])('a first line with %j is one', (cell) => {
    const { header, rows } = tableOf(`nome;${cell}\nx;y`)
    expect([header, rows.length]).toEqual([['nome', cell], 1])
  })

  test('is the row among the first with most names of ours; rows above it are counted', () => {
    const table = tableOf('Extrato, de tudo, até aqui\n\nValor; de outubro\nid;VALOR;2ª via\n1;83,54;x\nTotal;83,54;\n')
    expect(table).toMatchObject({ header: ['id', 'VALOR', '2ª via'], linesAboveHeader: 2 })
    expect(table.rows).toEqual([
      ['1', '83,54', 'x'],
      ['Total', '83,54', ''],
    ])
    // One of our names in quotes, with the separator declared by the first line.
    expect(tableOf('sep=,\nExtrato\n"ID","Valor"\n1,"2,00"')).toMatchObject({
      header: ['ID', 'Valor'],
      linesAboveHeader: 1,
    })
  })

  test('is not a data row that contains one of our names', () => {
    expect(tableOf('chave;nota\n1;Valor\n2;x')).toMatchObject({ header: ['chave', 'nota'], linesAboveHeader: 0 })
    expect(tableOf('1;Valor\n2;x')).toMatchObject({ header: ['', ''], linesAboveHeader: 0 })
  })

  test('is searched for in the first twenty rows', () => {
    const title = (lines: number) => `${'x\n'.repeat(lines)}ID;Valor\n1;2`
    expect(tableOf(title(19)).linesAboveHeader).toBe(19)
    expect(tableOf(title(20))).toMatchObject({ header: ['x'], linesAboveHeader: 0 })
  })

  test('may be below a title with a line end in its cell, in any number of pieces', () => {
    const table = { header: ['ID', 'Valor'], linesAboveHeader: 1, rows: [['1', '2,00']] }
    expect(tableOf('"Extrato\nde ""novembro""";;\n\nID;Valor\n1;2,00\n')).toMatchObject(table)
    expect(tableOf('"Extrato\r\nde; nov', 'embro";;\r\nID;Va', 'lor\r\n1;2,00')).toMatchObject(table)
    expect(tableOf(...`"${'x\n'.repeat(30)}"\n`, 'ID;Valor\n1;2,00')).toMatchObject(table)
  })

  test('does not include a byte order mark', () => {
    expect(tableOf('\uFEFFID;x\n').header).toEqual(['ID', 'x'])
    expect(tableOf('ID;x\uFEFF\n').header).toEqual(['ID', 'x'])
    expect(tableOf('\uFEFF12\n')).toMatchObject({ header: [''], rows: [['12']] })
  })
})

test('blank lines are not rows, wherever they are', () => {
  expect(tableOf(' ; \n\nID;x\n;\n1;2\n \n')).toEqual({
    header: ['ID', 'x'],
    rows: [['1', '2']],
    isNumericColumn: [true, true],
    linesAboveHeader: 0,
  })
  // One filled cell makes a row.
  expect(tableOf('ID;x\n;2').rows).toEqual([['', '2']])
})

test('lines may end with CR alone', () => {
  const long = 'x'.repeat(70_000)
  expect(tableOf('sep=;\rExtrato\rID;x\r1;"a\nb"\r', '2;c\r')).toMatchObject({
    header: ['ID', 'x'],
    linesAboveHeader: 1,
    rows: [
      ['1', 'a\nb'],
      ['2', 'c'],
    ],
  })
  expect(tableOf(`ID;x\r1;${long}\r`, '2;c\r3;d').rows).toEqual([
    ['1', long],
    ['2', 'c'],
    ['3', 'd'],
  ])
  // If lines end otherwise, CR is part of its cell.
  expect(tableOf('ID;x\n1;a\rb\n').rows).toEqual([['1', 'a\rb']])
})

test('an empty text is a table without rows', () => {
  expect(tableOf('')).toEqual({ header: [], rows: [], isNumericColumn: [], linesAboveHeader: 0 })
  expect(tableOf('ID;x')).toEqual({ header: ['ID', 'x'], rows: [], isNumericColumn: [], linesAboveHeader: 0 })
})

test.each([
  ['1', true],
  ['#1', true],
  [' 1 ', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['##1', false],
  ['1a', false],
  ['a1', false],
  ['1,5', false],
  ['1.234', true],
  ['12,00', true],
  ['1.23', false],
  ['-1', false],
])('a column with %j has whole numbers alone: %j', (cell, whole) => {
  expect(tableOf(`ID;x\n1;7\n"${cell}";8`).isNumericColumn).toEqual([whole, true])
  // Whatever comes first or last.
  expect(tableOf(`ID;x\n"${cell}";7\n1;8`).isNumericColumn).toEqual([whole, true])
})

test('a short line has no whole number in the columns that it lacks', () => {
  expect(tableOf('ID;x\n1;2\n3').isNumericColumn).toEqual([true, false])
})

describe('columns', () => {
  const columns: ScanColumn[] = [
    { field: 'id', label: 'Código', format: 'id' },
    { field: 'valor', label: 'Valor pago', format: 'money' },
    { field: 'usuarioId', label: 'Usuário', format: 'id' },
  ]
  const found = (text: string) => matchColumns(tableOf(text), columns).indexes

  test('match by label or by field, ignoring accents, case and spaces', () => {
    expect(found(' VALOR PAGO ;usuario;codigo\nx;y;z')).toEqual([2, 0, 1])
    expect(found('valor;USUARIOID;id\nx;y;z')).toEqual([2, 0, 1])
  })

  test('that do not match are -1', () => expect(found('Outra;Valor pago\nx;y')).toEqual([-1, 1, -1]))

  test('the first unmatched column of whole numbers is used as the id if none has its name', () => {
    expect(found('nota;usuario;chave;outra\nx;1;2;3')).toEqual([2, -1, 1])
    expect(found('7;x\n8;y')).toEqual([0, -1, -1])
  })

  test('of several, the column with fewest repetitions comes first; all of them may be chosen', () => {
    const ids = (text: string) => matchColumns(tableOf(text), columns)
    expect(ids('parcela;codigo 2;valor pago\n1;81;1\n2;82;2\n1;83;3')).toEqual({
      indexes: [1, 2, -1],
      idColumns: [1, 0],
    })
    expect(ids('1;81;x;5\n1;82;y;6\n2;82;z;7\n1;83;z;8')).toEqual({ indexes: [3, -1, -1], idColumns: [3, 1, 0] })
    // A named column is not a guess.
    expect(ids('linha;codigo\n1;7\n2;7')).toEqual({ indexes: [1, -1, -1], idColumns: [1] })
  })

  test('no column is used as an id that the list does not have', () => {
    expect(matchColumns(tableOf('chave\n1'), columns.slice(1))).toEqual({ indexes: [-1, -1], idColumns: [] })
    expect(matchColumns(tableOf('chave\n1'), [{ field: 'id', label: 'ID' }])).toEqual({ indexes: [-1], idColumns: [] })
  })

  test('a column without a name matches none of ours', () => {
    expect(matchColumns(tableOf('1;x'), [{ field: '', label: '' }]).indexes).toEqual([-1])
  })
})

test('removes invisible characters from names and cells', () => {
  const table = tableOf('I\u200bD;Descric\u0327a\u0303o\n\u202d12\u202c;Joa\u0303o\u00a0\u0007S.')
  expect(table).toMatchObject({
    header: ['ID', 'Descrição'],
    rows: [['12', 'João S.']],
    isNumericColumn: [true, false],
  })
})

describe('a column matches the words of its definition and of its format', () => {
  const audit: ScanColumn[] = [
    ...ours,
    { field: 'statusDescricao', label: 'Status', format: 'status' },
    { field: 'dtCadastro', label: 'Data Cadastro', format: 'date' },
    { field: 'numEstoque', label: 'QTD', words: ['estoque', 'quantidade'], format: 'number' },
  ]
  const placed = (header: string, columns = audit) => {
    const reader = new TableReader(columns)
    reader.push(`${header}\n${header.replaceAll(/[^;]+/g, '1')}\n`)
    return matchColumns(reader.end(), columns).indexes
  }
  test.each([
    ['ID;Situação;Montante', [0, -1, 2, 1, -1, -1]],
    ['id;SITUACAO;quantia;data;Estoque', [0, -1, 2, 1, 3, 4]],
    // Its own name takes precedence over any word.
    ['ID;Montante;Valor', [0, -1, 2, -1, -1, -1]],
    // Nobody knows which of the two is meant.
    ['ID;Montante;Quantia', [0, -1, -1, -1, -1, -1]],
  ])('%s', (header, places) => expect(placed(header)).toEqual(places))

  test('a word that means two of our columns matches neither', () => {
    const twoDates: ScanColumn[] = [...audit, { field: 'dtAtualizacao', label: 'Data Atualização', format: 'date' }]
    expect(placed('ID;Data', twoDates)).toEqual([0, -1, -1, -1, -1, -1, -1])
    expect(placed('ID;Data;Data Cadastro', twoDates)).toEqual([0, -1, -1, -1, 2, -1, -1])
  })

  test('a line of such words is a header', () => {
    const table = tableOf('Extrato;de novembro\nDescrição;Montante\nx;1,00\n')
    expect(table).toMatchObject({ header: ['Descrição', 'Montante'], linesAboveHeader: 1 })
  })
})
