import { expect, it } from 'vitest'
import { formatTsv, parseTsv } from './tsv.ts'

it('formats one line per row, with a tab between two cells', () =>
  expect(
    formatTsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('a\tb\nc\td'))

it('writes each run of tabs and line ends within a text as one space', () =>
  expect(formatTsv([['a\r\n\tb\nc']])).toBe('a b c'))

it('escapes formulas; a number stays a number only where the cell is numeric', () => {
  const rows = [
    ['=1+1', '-5'],
    ['-5', '-5'],
  ]
  expect(formatTsv(rows)).toBe("'=1+1\t'-5\n'-5\t'-5")
  expect(formatTsv(rows, (columnIndex, rowIndex) => columnIndex === 1 && rowIndex === 0)).toBe("'=1+1\t-5\n'-5\t'-5")
})

it('parses cells, also those that a spreadsheet quotes because they contain line ends, tabs or quotes', () => {
  expect(parseTsv('a\tb\r\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(parseTsv('12\t"duas\nlinhas"\n13\t"um ""nome"" e\ttab"\n')).toEqual([
    ['12', 'duas\nlinhas'],
    ['13', 'um "nome" e\ttab'],
    [''],
  ])
})

it('parses a quote that is part of its text, and empty cells', () => {
  expect(parseTsv('"Clube" Ouro\t5" de tela\t"sem fim')).toEqual([['"Clube" Ouro', '5" de tela', '"sem fim']])
  expect(parseTsv('\t\r\n""\t')).toEqual([
    ['', ''],
    ['', ''],
  ])
  expect(parseTsv('')).toEqual([['']])
})
