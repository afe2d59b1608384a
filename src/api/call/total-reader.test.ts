import { fc } from '#lib/seeded.fixture.ts'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { paged } from '#api/page.ts'
import { readerOf } from './total-reader.ts'
import * as wire from '#api/wire.ts'

const person = wire.nested({ id: wire.number, dscNome: wire.text })
const row = wire.shaped(
  z.object({
    id: wire.id,
    nome: wire.text,
    valor: wire.number,
    ativo: wire.flag,
    quando: wire.date,
    pessoa: person,
    itens: wire.list(z.object({ id: wire.id })),
    status: z.optional(z.unknown()),
    fixo: z.optional(z.number()),
  }),
  ({ nome, ...rest }) => ({ ...rest, nome: nome ?? 'sem nome' }),
)

it('reads what zod reads, whatever the platform sends', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined))
  const sent = fc.record(
    {
      id: anything,
      nome: anything,
      valor: anything,
      ativo: anything,
      quando: anything,
      pessoa: anything,
      itens: anything,
      status: anything,
      fixo: fc.integer(),
      outro: anything,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(sent, (value) => {
      expect(readerOf(row)(value)).toEqual(z.parse(row, value))
      const page = z.parse(paged(row), { data: [structuredClone(value)] })
      expect(readerOf(paged(row))({ data: [value] })).toEqual(page)
    }),
  )
})

it('reads the rows of a list in their place, and leaves one record and a row with other fields as they came', () => {
  const plain = z.object({ id: wire.id, nome: wire.text, pessoa: person })
  const sent = () => ({ id: '7', nome: 'Ana', pessoa: { id: 3, dscNome: 'Rui' } })
  const [one, other] = [sent(), { ...sent(), outro: true }]
  const { content } = readerOf(paged(plain))({ content: [one, other] })
  expect(content[0]).toBe(one)
  expect(one).toEqual({ ...sent(), id: 7 })
  expect(content[1]).toEqual({ ...sent(), id: 7 })
  expect(other).toEqual({ ...sent(), outro: true })
  const alone = sent()
  expect(readerOf(plain)(alone)).toEqual({ ...sent(), id: 7 })
  expect(alone).toEqual(sent())
})

it('refuses what zod refuses', () => {
  const strict = z.object({ id: z.number() })
  expect(() => readerOf(strict)({ id: 'x' })).toThrow()
  expect(() => readerOf(strict)(null)).toThrow()
})

/** The schema with every use of zod's own machinery on it counted. */
function watched<Schema extends z.core.$ZodType>(schema: Schema): { schema: Schema; runs: () => number } {
  let runs = 0
  const { run } = schema._zod
  schema._zod.run = (...args) => {
    runs++
    return run(...args)
  }
  return { schema, runs: () => runs }
}
const list = wire.list(z.unknown())

it.each<[string, () => z.core.$ZodType, unknown, unknown]>([
  ['anything', () => z.unknown(), 7, 7],
  ['any', () => z.any(), 7, 7],
  ['a total field', () => z.transform((value) => `${value}!`), 7, '7!'],
  ['one that may be missing, there', () => z.optional(z.transform((value) => `${value}!`)), 7, '7!'],
  ['one that may be missing, missing', () => z.optional(z.transform((value) => `${value}!`)), undefined, undefined],
  [
    'one after the other',
    () =>
      z.pipe(
        list,
        z.transform((items) => items.length),
      ),
    [1, 2],
    2,
  ],
  ['a list', () => z.array(z.transform((value) => `${value}!`)), [1, 2], ['1!', '2!']],
  ['a record', () => z.object({ a: z.transform((value) => `${value}!`) }), { a: 1, b: 2 }, { a: '1!' }],
  ['a record that lacks a field', () => z.object({ a: z.optional(z.unknown()) }), {}, {}],
  ['a record whose field is there and empty', () => z.object({ a: z.unknown() }), { a: undefined }, { a: undefined }],
])('reads %s as zod does, without its machinery', (_, make, value, expected) => {
  const { schema, runs } = watched(make())
  const read = readerOf(schema)
  expect(read(value)).toStrictEqual(expected)
  expect(runs()).toBe(0)
  expect(z.parse(schema, value)).toStrictEqual(expected)
})

it.each<[string, () => z.core.$ZodType, unknown]>([
  ['a number', () => z.number(), 7],
  ['a choice', () => z.union([z.number(), z.string()]), 'x'],
  ['a list with a rule of its own', () => z.array(z.unknown()).check(z.minLength(1)), [1]],
  ['a record with a rule of its own', () => z.object({ a: z.unknown() }).check(z.refine(() => true)), { a: 1 }],
])('leaves %s to zod', (_, make, value) => {
  const { schema, runs } = watched(make())
  expect(readerOf(schema)(value)).toEqual(value)
  expect(runs()).toBe(1)
})

it.each<[string, () => z.core.$ZodType, unknown]>([
  ['a list that is none', () => z.array(z.unknown()), { 0: 1 }],
  ['too short a list', () => z.array(z.unknown()).check(z.minLength(2)), [1]],
  ['a record that is nothing', () => z.object({ a: z.unknown() }), null],
  ['a record that is a text', () => z.object({ a: z.unknown() }), 'a'],
  ['a record that is a list', () => z.object({ a: z.unknown() }), [1]],
  ['a record that breaks a rule of its own', () => z.object({ a: z.unknown() }).check(z.refine(() => false)), { a: 1 }],
])('refuses %s', (_, make, value) => expect(() => readerOf(make())(value)).toThrow(z.core.$ZodError))
