import { expect, it } from 'vitest'
import { formatPagePosition, formatRecordCount } from './record-count-text.ts'

it.each([
  [0, '0 registros'],
  [1, '1 registro'],
  [2, '2 registros'],
  [12345, '12.345 registros'],
])('%i is %s', (count, text) => expect(formatRecordCount(count)).toBe(text))

it.each([
  [0, 1, 0, 'Página 1 de 1 (0 registros)'],
  [1, 1200, 12_000, 'Página 2 de 1.200 (12.000 registros)'],
  [1, 1, undefined, 'Página 2'],
])('page %i of %i with %s is %s', (page, pages, count, text) =>
  expect(formatPagePosition(page, pages, count)).toBe(text),
)
