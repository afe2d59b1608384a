import { describe, expect, it } from 'vitest'
import {
  countDecimals,
  formatInteger,
  formatMoney,
  formatPercent,
  parseDecimal,
  replaceNoBreakSpaces,
  formatDecimalInput,
} from './money.ts'

describe('formatMoney', () => {
  it.each([
    [1234.5, 'R$ 1.234,50'],
    [-10, '-R$ 10,00'],
    [0, 'R$ 0,00'],
    [-0, 'R$ 0,00'],
    [0.005, 'R$ 0,01'],
    [null, '–'],
    [undefined, '–'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%s is %s [F11]', (value, text) => {
    expect(replaceNoBreakSpaces(formatMoney(value))).toBe(text)
  })
  it('keeps R$ and the amount on one line', () => expect(formatMoney(1)).toBe('R$\u00a01,00'))
})

it('formats integers and percentages as pt-BR does', () => {
  expect(formatInteger(9999)).toBe('9.999')
  expect(formatInteger(null)).toBe('–')
  expect(formatPercent(12.5)).toBe('12,5%')
  expect(formatPercent(100)).toBe('100%')
})

// All accepted values; '' is missing, not 0.
describe('parseDecimal', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1.234', 1234],
    ['1234,5', 1234.5],
    ['1234.5', 1234.5],
    ['100,00', 100],
    ['100.01', 100.01],
    ['0,001', 0.001],
    ['0.001', 0.001],
    ['-1', -1],
    ['-0', 0],
    ['00012', 12],
    [' R$ 10,00 ', 10],
    ['R$10', 10],
    ['R$   10', 10],
    ['- R$ 10', -10],
    ['+R$ 10,5', 10.5],
    ['1.234.567,89', 1234567.89],
    ['1 000', 1000],
    ['1 234 567,89', 1234567.89],
    ['1\u00a0234,56', 1234.56],
    ['1\u202f234,56', 1234.56],
    ['1\u2009234,56', 1234.56],
    ['R$\u00a01\u202f234,56', 1234.56],
    ['\u202d1.234,56\u202c', 1234.56],
    ['1.234,\u200b56\u200e', 1234.56],
    ['\u2212R$ 10,00', -10],
  ])('%s is %s [E2]', (typed, value) => expect(parseDecimal(typed)).toBe(value))
  it.each([
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1,234.56',
    '12.34,5',
    '1.2345,6',
    'abc',
    '1,',
    ',5',
    '--1',
    '1 00',
    '1 0000',
    '1 000.000',
    '01 000',
    '1  000',
    'R$',
    '1R$ 0',
    'US R$ 10',
    '1_000',
  ])('%s is no number [E2]', (typed) => expect(parseDecimal(typed)).toBeNull())
  it.each(['', ' ', '\t', '\u200b', '\u00a0\u202d'])('%j is missing [E1]', (typed) =>
    expect(parseDecimal(typed)).toBeUndefined(),
  )
})

it('counts the typed decimals', () => {
  expect(['0,001', '0.001', '10', '1.234,50', '12.5', 'x', '1 234,5\u200b0'].map(countDecimals)).toEqual([
    3, 3, 0, 2, 1, 0, 2,
  ])
})

it('formats a number for a field so that it parses back to the same', () => {
  for (const value of [0, 0.5, 12.25, 129.9, 1234567.89]) expect(parseDecimal(formatDecimalInput(value))).toBe(value)
  expect(formatDecimalInput(null)).toBe('')
})

it.each([-0, -0.001, -0.0049, -1e-9])('%d is no negative zero in any format', (value) => {
  expect(formatMoney(value)).toBe('R$\u00a00,00')
  expect(formatInteger(value)).toBe('0')
  expect(formatPercent(value)).toBe('0%')
  expect(formatMoney(-0.005)).toBe('-R$\u00a00,01')
})
