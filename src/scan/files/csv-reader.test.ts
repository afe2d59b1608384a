import { describe, expect, test } from 'vitest'
import { CsvReader } from './csv-reader.ts'

function read(text: string, { separator, piece = text.length }: { separator?: string; piece?: number } = {}) {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells), separator)
  for (let start = 0; start < text.length; start += piece) reader.push(text.slice(start, start + piece))
  reader.end()
  return rows
}

const cases: [what: string, text: string, rows: string[][]][] = [
  [
    'cells and lines',
    'a;b\nc;d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a last line without an end', 'a;b\nc', [['a', 'b'], ['c']]],
  ['lines ended by CR LF', 'a;b\r\nc\r\n', [['a', 'b'], ['c']]],
  ['a CR within a cell', 'a\rb;c\r\r\n', [['a\rb', 'c\r']]],
  ['empty cells', ';;\n', [['', '', '']]],
  ['a last empty cell without an end', 'a;', [['a', '']]],
  ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
  ['nothing', '', []],
  ['quoted cells', '"a";"b c"\n', [['a', 'b c']]],
  ['the sign between cells in quotes', '"a;b";c\n', [['a;b', 'c']]],
  ['a quote that stands twice in quotes', '"a ""b"" c";"""";""""""\n', [['a "b" c', '"', '""']]],
  ['a line end in quotes', '"a\nb\r\nc";d\n', [['a\nb\r\nc', 'd']]],
  ['an empty cell in quotes', '"";a;""\n', [['', 'a', '']]],
  ['quotes at the end of all', 'a;"b"', [['a', 'b']]],
  ['a quote in the middle of a cell', '5" de largura;a"b"\n', [['5" de largura', 'a"b"']]],
  ['what follows a closed quote', '"a"b;c\n', [['ab', 'c']]],
  ['quotes that are never closed', 'a;"b;c\nd', [['a', 'b;c\nd']]],
]

describe.each([1, 2, 3, 5, 1_000])('in pieces of %d', (piece) => {
  test.each(cases)('%s', (_, text, rows) => expect(read(text, { piece })).toEqual(rows))
})

test('with another separator, the first is an ordinary character', () => {
  expect(read('a\tb;c\n', { separator: '\t' })).toEqual([['a', 'b;c']])
})

test('passes on a row as soon as its line ends', () => {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells))
  reader.push('a;b\nc')
  expect(rows).toEqual([['a', 'b']])
  reader.push(';d\n')
  expect(rows).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

describe('rejects what exceeds a limit as soon as it is reached', () => {
  test.each([
    [
      'a cell',
      ['x'.repeat(600_000), 'x'.repeat(600_000)],
      'tem mais de 1.000.000 letras em uma célula, que é o limite',
    ],
    ['a quoted cell', [`"${'x'.repeat(1_000_001)}`], 'tem mais de 1.000.000 letras em uma célula, que é o limite'],
    ['a row', [';'.repeat(16_385)], 'tem mais de 16.384 células em uma linha, que é o limite'],
    ['rows', ['\n'.repeat(5_000_001)], 'tem mais de 5.000.000 linhas, que é o limite'],
  ])('%s', (_, pieces, why) => {
    const reader = new CsvReader(() => undefined)
    expect(() => pieces.forEach((piece) => reader.push(piece))).toThrow(why)
  })
  test('reads what is within the limits', () => {
    expect(read(`${'x'.repeat(1_000_000)}\n${';'.repeat(16_383)}`).map(({ length }) => length)).toEqual([1, 16_384])
  })
})
