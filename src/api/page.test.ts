import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import {
  getRawResponse,
  completePage,
  parseNewId,
  pageSchema,
  parsePage,
  recordSchema,
  unwrapResponse,
  completePageOutput,
} from './page.ts'
import * as wire from './wire.ts'

const content = [{ id: 1 }, { id: 2 }]
const plain = { content, totalElements: 12, totalPages: 6, size: 2, number: 3 }
const counters = { totalElements: 12, totalPages: 6, size: 2 }

describe('parsePage: every form of the specification gives the same page (spec 1 §3)', () => {
  test.each([
    ['plain', plain],
    ['wrapped in data', { data: plain }],
    ['wrapped in content', { content: plain }],
    ['wrapped in result', { result: plain }],
    ['a nested page object', { content, page: { ...counters, number: 3 } }],
    ['currentPage counted from 1', { content, ...counters, currentPage: 4 }],
    ['wrapped, with a nested page object', { data: { content, page: { ...counters, number: 3 } } }],
    ['wrapped, with currentPage', { result: { content, ...counters, currentPage: 4 } }],
    ['rows under data beside the counters', { data: content, ...counters, number: 3 }],
    ['rows under result beside the counters', { result: content, ...counters, currentPage: 4 }],
    ['counters outside the wrapper', { data: { content }, ...counters, number: 3 }],
    ['with pageSize and total', { content, total: 12, pageSize: 2, number: 3 }],
    ['without totalPages', { content, totalElements: 12, size: 2, number: 3 }],
  ])('%s [C8]', (_form, response) => {
    expect(parsePage(response)).toEqual(plain)
  })

  test('a bare array is one page of its own length [C8]', () => {
    expect(completePage(parsePage(content), { page: 0, size: 10 })).toEqual({
      content,
      totalElements: 2,
      totalPages: 1,
      size: 2,
      number: 0,
    })
  })

  test.each([
    null,
    undefined,
    '',
    'erro',
    0,
    true,
    [],
    {},
    { content: null },
    { data: 'x' },
    { content: { content: 5 } },
  ])('%j is an empty page [C8]', (response) => {
    expect(completePage(parsePage(response), {})).toEqual({
      content: [],
      totalElements: 0,
      totalPages: 0,
      size: 0,
      number: 0,
    })
  })

  test('a page with a total is complete', () => {
    expect(completePage(parsePage(plain), { page: 0, size: 10 })).toEqual(plain)
  })

  test('totalPages is used as sent', () => {
    expect(parsePage({ content, totalElements: 12, totalPages: 5, size: 2 }).totalPages).toBe(5)
  })

  test('0 is a valid counter: for no rows and for the first page', () => {
    expect(parsePage({ content, totalElements: 0, totalPages: 0, size: 2, number: 0, currentPage: 3 })).toMatchObject({
      totalElements: 0,
      totalPages: 0,
      number: 0,
    })
  })

  test('an empty list keeps the counters of the response', () => {
    expect(parsePage({ content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 }).size).toBe(10)
  })

  test('entries that are no records are skipped', () => {
    expect(parsePage([null, 5, 'x', [1], { id: 1 }]).content).toEqual([{ id: 1 }])
  })

  test('counters that are no numbers are derived from the rows', () => {
    const read = parsePage({ content, totalElements: 'doze', totalPages: Number.NaN, size: -1, number: null })
    const page = completePage(read, { page: 0, size: 10 })
    expect(page).toEqual({ content, totalElements: 2, totalPages: 1, size: 2, number: 0 })
  })

  test('counters sent as text are used, so no list appears shorter than it is', () => {
    expect(parsePage({ content, totalElements: '12', totalPages: '6', size: '2' })).toEqual({
      content,
      totalElements: 12,
      totalPages: 6,
      size: 2,
      number: 0,
    })
  })

  test('currentPage 0 is the first page', () => {
    expect(parsePage({ content, currentPage: 0 }).number).toBe(0)
  })

  test('pageSize is used as size, however few rows there are', () => {
    expect(parsePage({ content, total: 12, pageSize: 10 })).toMatchObject({ size: 10, totalPages: 2 })
  })

  test('rows are found inside up to five wrappers', () => {
    const wrapped = (depth: number): unknown => (depth === 0 ? content : { data: wrapped(depth - 1) })
    expect([5, 6].map((depth) => parsePage(wrapped(depth)).content.length)).toEqual([2, 0])
  })

  test('an endless chain of wrappers ends', () => {
    const chain: Record<string, unknown> = {}
    chain['data'] = chain
    expect(parsePage(chain).content).toEqual([])
  })

  test('__proto__ and constructor keys stay data [F13]', () => {
    const page = parsePage(JSON.parse('{"__proto__":{"size":99},"content":[{"id":1,"__proto__":{"polluted":true}}]}'))
    expect(page.size).toBe(1)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('a page without a total', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
  const complete = (response: unknown, page = 0, size = 10) => completePage(parsePage(response), { page, size })

  test.each([
    ['full, and not the last by its own words', { content: rows(10), size: 10, last: false }, 0, 0],
    ['full, in a bare list', rows(10), 0, 0],
    ['full, which does not say which it is', { data: { content: rows(10) } }, 2, 20],
    ['not full, and not the last by its own words', { content: rows(7), hasNext: true }, 1, 10],
    ['which has one of so many pages', { content: rows(7), totalPages: 3, number: 0 }, 0, 0],
  ])('%s: another page may follow [C16]', (_, response, page, before) => {
    const read = complete(response, page)
    expect(read).toMatchObject({ isTotalUnknown: true, number: page, size: 10, totalPages: page + 2 })
    expect(Math.ceil(read.totalElements / 10)).toBe(page + 2)
    expect(read.totalElements).toBeGreaterThan(before + 10)
  })

  test.each([
    ['not full', rows(7), 2, 27],
    ['not full, and says only its own number', { content: rows(7), number: 1 }, 1, 17],
    ['not full, and says only how many pages there are', { content: rows(7), totalPages: 1 }, 0, 7],
    ['full, and the last by its own words', { content: rows(10), last: true }, 1, 20],
    ['full, and the last because there are no more', { content: rows(10), hasMore: false }, 1, 20],
    ['empty, and the first, though not the last by its own words', { content: [], last: false }, 0, 0],
    ['the last of so many pages', { content: rows(4), totalPages: 2, number: 1 }, 1, 14],
    ['with more rows than were asked for', rows(37), 0, 37],
    ['empty, and the first', [], 0, 0],
  ])('%s: this is the last page', (_, response, page, totalElements) => {
    const read = complete(response, page)
    expect(read).toMatchObject({ totalElements, totalPages: totalElements === 0 ? 0 : page + 1 })
    expect(read.isTotalUnknown).toBeUndefined()
  })

  test('an empty page after others has no further page, and does not tell how many rows there are', () => {
    expect(complete([], 3)).toMatchObject({ isTotalUnknown: true, content: [], totalElements: 31, totalPages: 4 })
  })

  test('gives rows without an id a placeholder of their own, on every page', () => {
    const schema = pageSchema(z.object({ id: wire.id }))
    const read = completePageOutput(z.parse(schema, [{ id: null }, { id: 'x' }]), { page: 3, size: 2 })
    expect(read.content.map(({ id }) => id)).toEqual([-7, -8])
  })

  test.each([null, 'texto', 5, { id: 1 }])('%j is no such page and returned unchanged', (output) => {
    expect(completePageOutput(output, { page: 3, size: 2 })).toBe(output)
  })
})

describe('unwrap', () => {
  test.each([
    { id: 1 },
    { data: { id: 1 } },
    { result: { id: 1 } },
    { content: { id: 1 } },
    { data: { result: { id: 1 } } },
  ])('%j contains the record', (response) => {
    expect(unwrapResponse(response)).toEqual({ id: 1 })
  })

  test('a record inside more than four wrappers is not found', () => {
    const deep = { data: { data: { data: { data: { data: { id: 1 } } } } } }
    expect(unwrapResponse(deep)).toEqual({ data: { id: 1 } })
    const endless: Record<string, unknown> = {}
    endless['data'] = endless
    expect(unwrapResponse(endless)).toBe(endless)
  })

  test('a text field named content does not make the record a wrapper', () => {
    expect(unwrapResponse({ id: 1, content: 'texto', data: null })).toEqual({ id: 1, content: 'texto', data: null })
  })
})

describe('output schemas', () => {
  const row = z.object({ id: wire.id, dscNome: wire.text })

  test('pageSchema parses rows with the row schema and drops unknown fields', () => {
    const response = { data: { content: [{ id: '5', dscNome: 7, extra: 1 }, {}] } }
    expect(z.parse(pageSchema(row), response).content).toEqual([
      { id: 5, dscNome: '7' },
      { id: -2, dscNome: null },
    ])
  })

  test.each([
    {},
    { resposta: { itens: content } },
    { data: { itens: content } },
    { message: 'Erro interno' },
    { totalElements: 5 },
    { totalElements: 5, data: null },
    { content: 'erro' },
    'erro',
    true,
  ])('%j contains no list and is refused instead of giving an empty page [C8]', (response) => {
    expect(() => z.parse(pageSchema(row), response)).toThrow()
  })

  test.each([null, [], { content: null }, { data: null }, { totalElements: 0 }, { data: { content: [] } }])(
    '%j says that there are no rows [C8]',
    (response) => {
      expect(z.parse(pageSchema(row), response)).toMatchObject({ content: [], totalElements: 0 })
    },
  )

  test('rows without a usable id have distinct placeholders on every page [F17]', () => {
    const ids = ['9007199254740993', '9007199254740992', 'f81d4fae-7dec', null, 1.5, -3, undefined]
    const pageOf = (number: number) => ({ content: ids.map((id) => ({ id })), size: 7, number, totalElements: 14 })
    const schema = pageSchema(z.object({ id: wire.id }))
    const seen = [0, 1].flatMap((number) => z.parse(schema, pageOf(number)).content.map(({ id }) => id))
    expect(seen.every((id) => id < 0)).toBe(true)
    expect(new Set(seen).size).toBe(14)
    expect([seen[0], seen[7]]).toEqual([-1, -8])
  })

  test('only an id that is a number gets a placeholder', () => {
    const schema = pageSchema(z.object({ id: wire.text }))
    expect(z.parse(schema, [{ id: 'a' }, { id: null }]).content).toEqual([{ id: 'a' }, { id: null }])
  })

  test('recordSchema refuses a value that is no record', () => {
    expect(z.parse(recordSchema(row), { data: { id: 1, dscNome: 'a' } })).toEqual({ id: 1, dscNome: 'a' })
    for (const response of [null, '', '<html>', 5, [], { data: [] }])
      expect(z.safeParse(recordSchema(row), response).success, JSON.stringify(response)).toBe(false)
  })
})

describe('parseNewId', () => {
  test('returns the id in the response, in any of its wrappers', () => {
    for (const response of [{ id: 7 }, { id: '7' }, { data: { id: 7 } }, { result: { content: { id: 7 } } }])
      expect(parseNewId(response)).toBe(7)
  })
  test('returns null if the platform sends no id', () => {
    for (const response of [
      null,
      undefined,
      'Criado',
      '',
      [],
      {},
      { id: 0 },
      { id: null },
      { id: 1.5 },
      { id: '9007199254740993' },
      { message: 'Criado' },
    ])
      expect(parseNewId(response)).toBeNull()
  })
})

test('getRawResponse returns the raw response of a parsed record, and undefined for any other object [N3]', () => {
  const schema = recordSchema(z.object({ id: wire.id, preco: wire.number }))
  const [one, two] = [z.parse(schema, { data: { id: 1, preco: 'R$ 10' } }), z.parse(schema, { id: 2 })]
  expect(one).toEqual({ id: 1, preco: null })
  expect([getRawResponse(one), getRawResponse(two), getRawResponse({}), getRawResponse(null)]).toEqual([
    { id: 1, preco: 'R$ 10' },
    { id: 2 },
    undefined,
    undefined,
  ])
})
