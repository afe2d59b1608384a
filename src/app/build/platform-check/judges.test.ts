import { describe, expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { judgeRefusal } from './check-invalid-write.ts'
import { judgeBalance } from './judge-balance.ts'
import { countDateForms, mayBeCents } from './judge-dates.ts'
import { getExcludingValues, getFindingValues, judgeFilter } from './judge-filter.ts'
import { judgeOrder } from './judge-order.ts'
import { judgePages, judgeSize } from './judge-pages.ts'
import { judgeShape } from './judge-shape.ts'
import { getPercentile } from './latency.ts'

describe('judgePages', () => {
  const page = (number: number | null, total: number | null, ...ids: number[]) => ({ number, total, ids })

  it('accepts pages that follow each other', () => {
    expect(judgePages([page(0, 6, 1, 2), page(1, 6, 3, 4), page(2, 6, 5, 6)])).toEqual({
      isOneBased: false,
      repeatedIds: 0,
      areTotalsAbsent: false,
      areTotalsSteady: true,
      hasWrongNumber: false,
    })
  })

  it('tells pages counted from 1 apart from repeated rows', () => {
    expect(judgePages([page(0, 6, 1, 2), page(0, 6, 1, 2), page(1, 6, 3, 4)])).toMatchObject({
      isOneBased: true,
      repeatedIds: 0,
    })
    expect(judgePages([page(0, 6, 1, 2), page(1, 6, 2, 3)])).toMatchObject({ isOneBased: false, repeatedIds: 1 })
  })

  it('finds absent and changing totals, and another page number', () => {
    expect(judgePages([page(null, null, 1), page(null, null, 2)])).toMatchObject({ areTotalsAbsent: true })
    expect(judgePages([page(0, 6, 1), page(1, 7, 2)])).toMatchObject({ areTotalsSteady: false })
    expect(judgePages([page(1, 6, 1), page(2, 6, 2)])).toMatchObject({ hasWrongNumber: true })
  })
})

it('judgeSize finds the largest page only if more rows follow', () => {
  expect(judgeSize(100, 50, true)).toBe(50)
  expect(judgeSize(100, 50, false)).toBeNull()
  expect(judgeSize(100, 100, true)).toBeNull()
})

describe('judgeOrder', () => {
  const rows = (...values: unknown[]) => ({ ids: values.map((_, index) => index), values })
  const reversed = ({ ids, values }: ReturnType<typeof rows>) => ({
    ids: ids.toReversed(),
    values: values.toReversed(),
  })

  it.each([
    ['numbers', rows(1, 2, 10)],
    ['texts by bytes', rows('Zebra', 'abelha', 'Ágata')],
    ['texts without accents', rows('abelha', 'Ágata', 'Zebra')],
    ['empty values at one end', rows(null, null, 3, 4)],
  ])('honoured: %s', (_, ascending) => {
    expect(judgeOrder(ascending, reversed(ascending), false)).toBe('honoured')
  })

  it('compares dates as moments', () => {
    const dates = rows('31/01/2026 10:00', '01/02/2026 09:00')
    expect(judgeOrder(dates, reversed(dates), true)).toBe('honoured')
    expect(judgeOrder(dates, reversed(dates), false)).toBe('wrong')
  })

  it('ignored: both directions are the same rows', () => {
    expect(judgeOrder(rows(3, 1, 2), rows(3, 1, 2), false)).toBe('ignored')
  })

  it('wrong: the directions differ and are not ordered', () => {
    const mixed = rows(3, 1, 2)
    expect(judgeOrder(mixed, reversed(mixed), false)).toBe('wrong')
  })

  it('undecidable: all values are the same', () => {
    expect(judgeOrder(rows('a', 'a'), rows('a', 'a'), false)).toBe('undecidable')
  })
})

describe('judgeFilter', () => {
  const result = (total: number | null, ...ids: number[]) => ({ total, ids })

  const text = {}
  const select = { options: [] }

  it('counts a filter as ignored if nothing changes', () => {
    expect(judgeFilter(text, result(9, 1, 2), [result(9, 1, 2)], [])).toBe('ignored')
    expect(judgeFilter(text, result(9, 1, 2), [result(0)], [])).toBe('honoured')
    expect(judgeFilter(text, result(0), [result(0)], [])).toBe('undecidable')
  })

  it('compares ids if there is no total', () => {
    expect(judgeFilter(text, result(null, 1, 2), [result(null, 1, 2)], [])).toBe('ignored')
    expect(judgeFilter(text, result(null, 1, 2), [result(null, 2, 3)], [])).toBe('honoured')
  })

  it('counts options as ignored only if none of them changes anything', () => {
    expect(judgeFilter(select, result(9, 1), [result(9, 1), result(0)], [])).toBe('honoured')
  })

  it('notices a filter that finds no row, not even those of the list', () => {
    expect(judgeFilter(text, result(9, 1), [result(0)], [result(0)])).toBe('findsNothing')
    expect(judgeFilter(text, result(9, 1), [result(0)], [result(1, 1)])).toBe('honoured')
    expect(judgeFilter(select, result(9, 1), [result(0), result(0)], [])).toBe('findsNothing')
  })

  it('looks for the first row by its own text, and by the other end of a range', () => {
    const name = { name: 'dscNome', label: 'Nome', type: 'text' } as const
    expect(getFindingValues(name, { dscNome: 'Café' })).toEqual(['Café'])
    expect(getFindingValues(name, { dscNome: ' ' })).toEqual([])
    expect(getFindingValues(name, undefined)).toEqual([])
    const end = { name: 'dataFim', label: 'Fim', type: 'datetime' } as const
    expect(getFindingValues({ ...end, rangeEnd: 'upper' }, {})).toEqual(['2999-01-01T00:00'])
    expect(getFindingValues({ ...end, rangeEnd: 'lower' }, {})).toEqual(['1970-01-02T00:00'])
  })

  it('leaves out rows with either end of a period', () => {
    const field = { name: 'dataFim', label: 'Fim', type: 'datetime' } as const
    expect(getExcludingValues({ ...field, rangeEnd: 'lower' })).toEqual(['2999-01-01T00:00'])
    expect(getExcludingValues({ ...field, rangeEnd: 'upper' })).toEqual(['1970-01-02T00:00'])
  })
})

it('judgeShape counts wrong and missing values and numbers sent as text', () => {
  const parsed = [
    { id: 1, numPreco: null, categoria: { dscNome: null } },
    { id: 2, numPreco: 5, categoria: { dscNome: 'Café' } },
    { id: -1, numPreco: null, categoria: { dscNome: null } },
  ]
  const raw = [
    { id: '1', numPreco: 'R$ 12', categoria: {} },
    { id: 2, numPreco: '5', categoria: { dscNome: 'Café' } },
    { id: 'x', numPreco: null, categoria: { dscNome: null } },
  ]
  expect(judgeShape(parsed, raw)).toEqual([
    { path: 'id', wrong: 1, missing: 0, textForNumber: 1, rows: 3 },
    { path: 'numPreco', wrong: 1, missing: 0, textForNumber: 1, rows: 3 },
    { path: 'categoria.dscNome', wrong: 0, missing: 1, textForNumber: 0, rows: 3 },
  ])
})

it('countDateForms names every form', () => {
  const values = ['2026-01-05T10:00', '2026-01-05T10:00Z', '05/01/2026', 1767607200, 1767607200000, 'ontem', null]
  expect(countDateForms([...values, '2026-01-06'])).toEqual([
    ['iso', 2],
    ['iso-zone', 1],
    ['brazilian', 1],
    ['epoch-s', 1],
    ['epoch-ms', 1],
    ['unreadable', 1],
  ])
})

it('mayBeCents only for many whole amounts that are not round', () => {
  const amounts = Array.from({ length: 30 }, (_, index) => 1299 + index * 7)
  expect(mayBeCents(amounts)).toBe(true)
  expect(mayBeCents([...amounts, 12.5])).toBe(false)
  expect(mayBeCents(amounts.map((amount) => amount * 100))).toBe(false)
  expect(mayBeCents(amounts.slice(0, 5))).toBe(false)
})

it('getPercentile', () => {
  const times = Array.from({ length: 100 }, (_, index) => index + 1).toReversed()
  expect([getPercentile(times, 0.5), getPercentile(times, 0.95), getPercentile([], 0.5)]).toEqual([50, 95, 0])
})

describe('judgeBalance', () => {
  const figures = { credit_limit: 25_000_000, available_limit: 16_348_250, antecipated: 0, open_amount: null }
  it.each([
    ['cents', figures, undefined],
    ['reais', { ...figures, available_limit: 163_482.5 }, 'money-reais'],
    ['reais as text', { ...figures, available_limit: '163482.50' }, 'money-reais'],
    ['round figures', { credit_limit: 2_500, available_limit: 100 }, 'not-checked'],
    ['no figures', null, 'not-checked'],
  ])('%s', (_, raw, code) => {
    expect(judgeBalance(raw).map((finding) => finding.code)).toEqual(code === undefined ? [] : [code])
  })
})

describe('judgeRefusal of a record without a name', () => {
  const sentence = 'Informe o nome.'
  const good = { platformMessage: sentence, fieldMessages: { dscNome: sentence } }
  it.each([
    [422, good, []],
    [400, good, []],
    [200, good, ['error-with-success-status note']],
    [403, good, ['error-status note']],
    [409, good, ['error-status note']],
    [500, good, ['error-status misleads']],
    [422, { platformMessage: sentence }, ['error-fields note']],
    [422, { platformMessage: sentence, fieldMessages: { nome: sentence } }, ['error-fields note']],
    [422, {}, ['error-body note', 'error-fields note']],
  ])('with %d and %j', (status, options, expected) => {
    const error = new ApiError({ kind: 'status', status, ...options })
    expect(judgeRefusal({ error, status }).map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected)
  })

  it('cannot be read', () => {
    const error = new ApiError({ kind: 'unexpected', status: 422 })
    expect(judgeRefusal({ error, status: 422 })).toMatchObject([{ code: 'unexpected-body', severity: 'misleads' }])
  })
})
