import { expect, it } from 'vitest'
import { formatTsv } from './tsv.ts'

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
