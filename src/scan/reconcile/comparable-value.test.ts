import { describe, expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { toComparable, toComparableCents, isSameValue } from './comparable-value.ts'

const toText = (format: ScanColumn['format'], value: unknown) =>
  toComparable({ field: 'x', label: 'x', ...(format && { format }) }, value)

describe('amounts', () => {
  test.each<[unknown, string]>([
    [1234.5, '123450'],
    ['1.234,50', '123450'],
    ['1234,5', '123450'],
    ['R$\u00a01.234,50', '123450'],
    ['1,234.50', '123450'],
    ['1,234,567.8', '123456780'],
    ['12,345.67', '1234567'],
    ['123,456.7', '12345670'],
    ['1.234', '123400'],
    ['1,000,000', '100000000'],
    ['10,50 C', '1050'],
    ['R$ 1.234,50C', '123450'],
    ['10,5000', '1050'],
    ['1234,56', '123456'],
    [14.897, '1490'],
    ['+10,00', '1000'],
    ['0', '0'],
    [0, '0'],
  ])('%j is %s cents', (value, cents) => expect(toText('money', value)).toBe(cents))

  test.each([
    -10.5,
    '-10,50',
    '- 10,50',
    '-R$ 10,50',
    'R$ -10,50',
    '(10,50)',
    '(R$ 10,50)',
    'R$ (10,50)',
    ' ( 10,50 ) ',
    '10,50-',
    'R$ 10,50 -',
    '\u221210,50',
    '10,50 D',
    'R$ 10,50d',
  ])('%j is below zero', (value) => expect(toText('money', value)).toBe('-1050'))

  test.each([
    ['abc', 'abc'],
    ['10 de maio', '10 de maio'],
    ['1,23,456.7', '1,23,456.7'],
    ['1234,567.8', '1234,567.8'],
    ['1,234.', '1,234.'],
    ['9 1,234.50 x', '9 1,234.50 x'],
    ['(1)0)', '(1)0)'],
    ['1,5,0', '1,5,0'],
    ['1,234.567,8', '1,234.567,8'],
    ['(10', '(10'],
    ['10)', '10)'],
    ['-10-', '-10-'],
    ['10--', '10--'],
    ['(10)-', '(10)-'],
    ['10,50 E', '10,50 e'],
    ['-10,50 D', '-10,50 d'],
    ['d', 'd'],
    ['1,00,000', '1,00,000'],
    ['14,897', '14,897'],
    ['14,890', '14,890'],
    ['R$ 1,000', 'r$ 1,000'],
    ['0,0125', '0,0125'],
    ['5(10)', '5(10)'],
    ['(10)5', '(10)5'],
  ])('%j is no amount and stands as text', (value, text) => expect(toText('money', value)).toBe(text))

  test('numbers and percentages keep every decimal', () => {
    expect([toText('number', '1,2345'), toText('number', 1.2345)]).toEqual(['1.2345', '1.2345'])
    expect([toText('percent', '12,5 %'), toText('percent', '12,5%'), toText('percent', 12.5)]).toEqual([
      '12.5',
      '12.5',
      '12.5',
    ])
    expect(toText('number', '-3')).toBe('-3')
    // A number is its value, however it would be read as a text.
    expect([toText('number', 1.234), toText('number', '1.234'), toText('percent', 0.123456789)]).toEqual([
      '1.234',
      '1234',
      '0.123456789',
    ])
  })

  test('a column of texts has no numbers', () => {
    expect(toText('text', '1.234,50')).toBe('1.234,50')
    expect(toText(undefined, '(10)')).toBe('(10)')
  })
})

describe('dates', () => {
  test.each(['2026-11-12T01:58:59', ' 12/11/2026 01:58 ', '2026-11-12 01:58'])('%j is one minute', (value) => {
    expect(toText('date', value)).toBe('2026-11-12T01:58')
  })

  test.each(['12/11/2026 1:58', '12/11/26 01:58', '12.11.2026 01:58:59', '12-11-2026, 1h58', '12/11/2026 às 01:58'])(
    '%j, as spreadsheets write it, is that minute too',
    (value) => expect(toText('date', value)).toBe('2026-11-12T01:58'),
  )

  test.each(['5/1/2026', '05/01/26', ' 5.1.26 '])('%j equals a day at any time', (there) => {
    const column = { field: 'x', label: 'x', format: 'date' } as const
    expect(isSameValue(column, '2026-01-05T17:30:00', there)).toBe(true)
    expect(isSameValue(column, '2026-05-01T17:30:00', there)).toBe(false)
  })

  test('compares a written time in any notation', () => {
    const column = { field: 'x', label: 'x', format: 'date' } as const
    expect(isSameValue(column, '2026-01-05T17:30:00', '5/1/26 17h30')).toBe(true)
    expect(isSameValue(column, '2026-01-05T17:30:00', '5/1/26 17h31')).toBe(false)
  })

  test.each(['31/2/2026', '5/13/26', '1/2/3/2026', '5/1/1926'])('%j is none of these days', (value) => {
    expect(toText('date', value)).toBe(value)
  })

  test('treats as text what is no date, and a date in another column', () => {
    expect(toText('date', ' Sem  DATA ')).toBe('sem data')
    expect(toText('text', '12/11/2026 01:58')).toBe('12/11/2026 01:58')
  })
})

test.each([
  [12, '12'],
  ['12', '12'],
  ['#12', '12'],
  ['#0012', '12'],
  ['0012', '12'],
  [' 12 ', '12'],
  ['1020', '1020'],
  ['A012', 'A012'],
  ['12#0', '12#0'],
  ['0', '0'],
  ['#0', '0'],
  ['000', '0'],
  ['5.000', '5000'],
  ['#1.234.567', '1234567'],
  ['12,00', '12'],
  ['1.234,00', '1234'],
  ['5.00', '5'],
  ['5.25', '5.25'],
  ['1234.567', '1234.567'],
])('id %j is %j', (value, id) => expect(toText('id', value)).toBe(id))

describe('texts', () => {
  test.each(['Ação da LOJA', '  acao   da\u00a0loja ', 'AÇÃO DA\tLOJA'])('%j', (value) => {
    expect(toText('text', value)).toBe('acao da loja')
  })

  test('ignores the apostrophe that guards an exported text, and no other', () => {
    expect(toText('text', "'=soma")).toBe('=soma')
    expect(toText('text', "'citado")).toBe("'citado")
  })

  test('treats a value, its word and both together as the same', () => {
    const texts = { 1: '1 · pendente', 2: '2 · liberado' }
    const status = (there: string, here: unknown = 1) =>
      isSameValue({ field: 'statusId', label: 'Status', format: 'status', textByValue: texts }, here, there)
    expect(['1', '1 · pendente', 'Pendente', ' PENDENTE '].map((there) => status(there))).not.toContain(false)
    expect(['2', 'Liberado', '2 · pendente', '', 'x'].map((there) => status(there))).not.toContain(true)
    expect(status('Liberado', 2)).toBe(true)
  })

  test('a status equals its name, a flag its word', () => {
    expect(toText('status', { id: 1, descricao: 'Concluída' })).toBe('concluida')
    expect([toText('flag', true), toText('flag', false)]).toEqual(['sim', 'nao'])
  })

  test.each([null, undefined, ''])('%j is nothing in every format', (value) => {
    const formats = ['text', 'id', 'number', 'money', 'percent', 'date', 'status', 'flag', undefined] as const
    expect(formats.map((format) => toText(format, value))).toEqual(formats.map(() => ''))
  })
})

describe('cents', () => {
  const cents = (value: unknown) => toComparableCents({ field: 'x', label: 'x', format: 'text' }, value)
  test.each([
    ['R$ 10,50', 1_050],
    ['(10,50)', -1_050],
    [10.5, 1_050],
    ['0', 0],
  ])('%j', (value, expected) => expect(cents(value)).toBe(expected))

  test.each(['', null, 'abc', '12 itens', 'item 12', 1e15])('%j is no amount', (value) => {
    expect(cents(value)).toBeNull()
  })
})

test.each<[NonNullable<ScanColumn['format']>, unknown, string | undefined, boolean]>([
  ['date', '2026-11-12T01:58:59', '12/11/2026', true],
  ['date', '2026-11-12T01:58:59', '2026-11-12', true],
  ['date', '2026-11-12T01:58:59', '13/11/2026', false],
  ['date', '2026-11-12T01:58:59', '12/11/2026 00:00', false],
  ['date', '2026-11-12T01:58:59', '', false],
  ['date', null, '12/11/2026', false],
  ['date', 'sem data', 'outra', false],
  ['date', null, undefined, true],
  ['text', '2026-11-12T01:58:59', '12/11/2026', false],
  ['money', 10, '10,00', true],
])('in a column of %s %j and %j are the same: %j', (format, here, there, same) => {
  expect(isSameValue({ field: 'x', label: 'x', format }, here, there)).toBe(same)
})
