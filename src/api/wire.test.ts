import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import * as wire from './wire.ts'

const read = <Value>(schema: z.ZodMiniType<Value, unknown>, value: unknown) => z.parse(schema, value)

describe('number', () => {
  test.each([
    [12.5, 12.5],
    ['12.5', 12.5],
    ['-3', -3],
    [0, 0],
    ['0', 0],
    [1e21, 1e21],
    [null, null],
    [undefined, null],
    ['', null],
    [' ', null],
    ['1.234,56', null],
    ['12.123456', 12.123456],
    ['12.1234567', null],
    ['1e3', null],
    ['0x10', null],
    ['Infinity', null],
    [Number.NaN, null],
    [Infinity, null],
    [true, null],
    [[], null],
    [{}, null],
  ])('%j is read as %j [F11]', (value, expected) => {
    expect(read(wire.number, value)).toBe(expected)
  })
})

test('strictNumber accepts a number and refuses any other value [F11]', () => {
  expect([12.5, '12.5', 0].map((value) => read(wire.strictNumber, value))).toEqual([12.5, 12.5, 0])
  for (const value of [undefined, null, '', 'R$ 12', {}, Number.NaN])
    expect(() => read(wire.strictNumber, value)).toThrow(`${typeof value} is no figure`)
})

test.each([
  ['a', 'a'],
  ['', ''],
  [5, '5'],
  [null, null],
  [Number.NaN, null],
  [{ toString: 'x' }, null],
  [['a'], null],
  [true, null],
])('text: %j is read as %j', (value, expected) => {
  expect(read(wire.text, value)).toBe(expected)
})

test('text keeps an id beyond 2^53 that arrives as text', () => {
  expect(read(wire.text, '9007199254740993')).toBe('9007199254740993')
})

test('flag is true only for values that mean yes', () => {
  for (const value of [true, 'true', 1, 'S']) expect(read(wire.flag, value)).toBe(true)
  for (const value of [false, 'false', 0, 'N', null, undefined, 'sim', 2, {}])
    expect(read(wire.flag, value)).toBe(false)
})

test.each([
  ['2026-01-05T10:30:00', '2026-01-05T10:30:00'],
  [1767609000000, 1767609000000],
  [0, 0],
  ['', null],
  [null, null],
  [Number.NaN, null],
  [{}, null],
])('date: %j is read as %j [F12]', (value, expected) => {
  expect(read(wire.date, value)).toBe(expected)
})

test.each([
  [12, 12],
  ['12', 12],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  ['x', 0],
  ['9007199254740993', 0],
  [9007199254740992, 0],
  [9007199254740991, 9007199254740991],
  ['9007199254740991', 9007199254740991],
  ['1e3', 0],
  ['0x10', 0],
  [' 5', 0],
  ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 0],
  [null, 0],
  [undefined, 0],
  [true, 0],
  [[5], 0],
])('id: %j is read as %j [F17]', (value, expected) => {
  expect(read(wire.id, value)).toBe(expected)
  // A reference without a record is null, and 0, which some platforms send for none, stays.
  const isNone = value === 0
  expect(read(wire.reference, value)).toBe(isNone ? 0 : expected || null)
})

describe('absent keys are parsed as absent values', () => {
  const row = z.object({
    id: wire.id,
    a: wire.text,
    b: wire.number,
    c: wire.flag,
    d: wire.date,
    e: wire.nested({ f: wire.text }),
    g: wire.listOf(z.object({ h: wire.number })),
  })

  test('all of them', () => {
    expect(read(row, {})).toEqual({ id: 0, a: null, b: null, c: false, d: null, e: { f: null }, g: [] })
  })

  test('wrong values', () => {
    expect(read(row, { e: 'x', g: [null, 5, { h: '2' }, {}] })).toMatchObject({
      e: { f: null },
      g: [{ h: 2 }, { h: null }],
    })
    expect(read(row, { e: ['x'], g: { h: 1 } })).toMatchObject({ e: { f: null }, g: [] })
  })

  test('__proto__ in a response changes no object [F13]', () => {
    const seen = read(row, JSON.parse('{"id":1,"__proto__":{"a":"x"},"e":{"__proto__":{"f":"x"},"f":null}}'))
    expect(seen).toMatchObject({ id: 1, a: null, e: { f: null } })
    expect(Object.getPrototypeOf(seen)).toBe(Object.prototype)
  })
})

test('an endless chain of wrappers is no stock', () => {
  const chain: Record<string, unknown> = {}
  chain['data'] = chain
  expect(read(wire.stock, chain)).toBeNull()
})

test('mapped merges the spellings of a field', () => {
  const schema = wire.mapRecord(z.object({ a: wire.text, b: wire.text }), ({ a, b }) => ({ name: a ?? b }))
  expect(read(schema, { b: 'x' })).toEqual({ name: 'x' })
  expect(z.safeParse(schema, null).success).toBe(false)
})

test.each([
  [30, 30],
  ['30', 30],
  [0, 0],
  [{ quantidade: 0 }, 0],
  [{ quantidade: 30 }, 30],
  [{ data: { quantidade: '30' } }, 30],
  [{ data: 30 }, 30],
  [{ result: { quantidade: 30 } }, 30],
  [{ content: { quantidade: 30 } }, 30],
  [{ data: { data: { data: { quantidade: 30 } } } }, 30],
  [{ data: { data: { data: { data: { quantidade: 30 } } } } }, null],
  [{}, null],
  [null, null],
  [[30], null],
  ['<html>', null],
])('stock: %j is read as %j', (response, expected) => {
  expect(read(wire.stock, response)).toBe(expected)
})
