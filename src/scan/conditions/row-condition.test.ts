import { describe, expect, it, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { type ConditionResult, createConditionTest, createRowFilter, type ValueTest } from './row-condition.ts'

const compare = (format: ScanColumn['format'], valueTest: ValueTest, value: unknown): ConditionResult => {
  const column = { field: 'v', label: 'V', ...(format && { format }) }
  const row = { id: 1, v: value }
  return createConditionTest({ column, test: valueTest })(row)
}

describe('numbers', () => {
  test.each<[string, ValueTest, unknown, ConditionResult]>([
    ['equal', { kind: 'number', min: 0, max: 0 }, 0, 'match'],
    ['not equal', { kind: 'number', min: 0, max: 0 }, 1, 'other'],
    ['at an excluded limit', { kind: 'number', min: 100, excludesMin: true }, 100, 'other'],
    ['a cent above', { kind: 'number', min: 100, excludesMin: true }, 100.01, 'match'],
    ['at an included limit', { kind: 'number', min: 100 }, 100, 'match'],
    ['at an excluded upper limit', { kind: 'number', max: 5, excludesMax: true }, 5, 'other'],
    ['at an included upper limit', { kind: 'number', max: 5 }, 5, 'match'],
    ['between', { kind: 'number', min: 1, max: 3 }, 2, 'match'],
    ['outside', { kind: 'number', min: 1, max: 3 }, 3.01, 'other'],
    ['different', { kind: 'number', min: 2, max: 2, isNegated: true }, 3, 'match'],
    ['not different', { kind: 'number', min: 2, max: 2, isNegated: true }, 2, 'other'],
    ['null', { kind: 'number', min: 2, max: 2, isNegated: true }, null, 'empty'],
    ['absent', { kind: 'number', max: 5 }, undefined, 'empty'],
    ['a text', { kind: 'number', max: 5 }, '3', 'unreadable'],
    ['not a number', { kind: 'number', max: 5 }, Number.NaN, 'unreadable'],
  ])('%s', (_, valueTest, value, expected) => expect(compare('money', valueTest, value)).toBe(expected))

  it('compares no invalid id', () => {
    expect(compare('id', { kind: 'number', min: 1 }, 2 ** 60)).toBe('unreadable')
    expect(compare('id', { kind: 'number', min: 15, max: 15 }, 15)).toBe('match')
  })
})

describe('texts', () => {
  test.each<[string, ScanColumn['format'], ValueTest, unknown, ConditionResult]>([
    [
      'every word, without accents',
      undefined,
      { kind: 'text', match: 'contains', text: 'Dias mária' },
      'Maria Dias',
      'match',
    ],
    ['a word is missing', undefined, { kind: 'text', match: 'contains', text: 'maria souza' }, 'Maria Dias', 'other'],
    ['the same text', undefined, { kind: 'text', match: 'equals', text: 'pix' }, 'PIX', 'match'],
    ['a longer text', undefined, { kind: 'text', match: 'equals', text: 'pix' }, 'PIX 2', 'other'],
    ['a status in another gender', 'status', { kind: 'text', match: 'words', text: 'inativo' }, 'Inativas', 'match'],
    ['a status within another', 'status', { kind: 'text', match: 'words', text: 'ativo' }, 'Inativo', 'other'],
    [
      'a status object',
      'status',
      { kind: 'text', match: 'words', text: 'inativo' },
      { id: 2, descricao: 'INATIVO' },
      'match',
    ],
    ['another status', 'status', { kind: 'text', match: 'words', text: 'inativo', isNegated: true }, 'ATIVO', 'match'],
    ['no status', 'status', { kind: 'text', match: 'words', text: 'inativo', isNegated: true }, '', 'empty'],
    ['no text', undefined, { kind: 'text', match: 'contains', text: 'a' }, { nome: 'a' }, 'unreadable'],
  ])('%s', (_, format, valueTest, value, expected) => expect(compare(format, valueTest, value)).toBe(expected))

  it('compares the text shown for a value', () => {
    const column: ScanColumn = { field: 'v', label: 'V', format: 'status', textByValue: { 1: '1 · pendente' } }
    const isPending = createRowFilter([{ column, test: { kind: 'text', match: 'words', text: 'pendentes' } }])
    const rows = [1, 2].map((value) => ({ id: value, v: value }))
    expect(rows.filter(isPending)).toEqual([{ id: 1, v: 1 }])
  })
})

test.each<[ValueTest, unknown, ConditionResult]>([
  [{ kind: 'period', de: '2026-11-19T00:00', ate: '2026-11-19T23:59' }, '2026-11-19T23:59:59', 'match'],
  [{ kind: 'period', de: '2026-11-19T00:00', ate: '2026-11-19T23:59' }, '2026-11-20T00:00:00', 'other'],
  [{ kind: 'period', de: '2026-11-19T00:00' }, '18/11/2026 23:59', 'other'],
  [{ kind: 'period', ate: '2026-11-19T23:59' }, '2020-01-01', 'match'],
  [{ kind: 'period', ate: '2026-11-19T23:59' }, 'ontem', 'unreadable'],
  [{ kind: 'period', ate: '2026-11-19T23:59' }, null, 'empty'],
])('a date: %j of %j is %s', (valueTest, value, expected) => expect(compare('date', valueTest, value)).toBe(expected))

test.each<[ValueTest, unknown, ConditionResult]>([
  [{ kind: 'flag', isOn: true }, true, 'match'],
  [{ kind: 'flag', isOn: true }, false, 'other'],
  [{ kind: 'flag', isOn: false }, false, 'match'],
  [{ kind: 'flag', isOn: false }, null, 'empty'],
  [{ kind: 'flag', isOn: false }, 'não', 'unreadable'],
  [{ kind: 'empty' }, null, 'match'],
  [{ kind: 'empty' }, '', 'match'],
  [{ kind: 'empty' }, 0, 'other'],
  [{ kind: 'empty', isNegated: true }, 0, 'match'],
  [{ kind: 'empty', isNegated: true }, undefined, 'other'],
])('a flag or no value: %j of %j is %s', (valueTest, value, expected) =>
  expect(compare(undefined, valueTest, value)).toBe(expected),
)

it('keeps the rows that fulfil every condition, and all rows without a condition', () => {
  const conditions = [
    { column: { field: 'a', label: 'A' }, test: { kind: 'number', min: 1 } },
    { column: { field: 'b', label: 'B' }, test: { kind: 'empty' } },
  ] as const
  const rows = [
    { id: 1, a: 1, b: null },
    { id: 2, a: 0, b: null },
    { id: 3, a: 1, b: 'x' },
    { id: 4, a: null, b: null },
  ]
  expect(rows.filter(createRowFilter(conditions)).map(({ id }) => id)).toEqual([1])
  expect(rows.filter(createRowFilter([]))).toHaveLength(4)
})
