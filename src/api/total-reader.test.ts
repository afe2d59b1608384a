import { assert, constant, integer, jsonValue, oneof, property, record } from 'fast-check'
import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { paged } from './page.ts'
import { readerOf } from './total-reader.ts'
import * as wire from './wire.ts'

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
  const anything = oneof(jsonValue(), constant(undefined))
  const sent = record(
    {
      id: anything,
      nome: anything,
      valor: anything,
      ativo: anything,
      quando: anything,
      pessoa: anything,
      itens: anything,
      status: anything,
      fixo: integer(),
      outro: anything,
    },
    { requiredKeys: [] },
  )
  assert(
    property(sent, (value) => {
      expect(readerOf(row)(value)).toEqual(z.parse(row, value))
      expect(readerOf(paged(row))({ data: [value] })).toEqual(z.parse(paged(row), { data: [value] }))
    }),
  )
})

it('refuses what zod refuses', () => {
  const strict = z.object({ id: z.number() })
  expect(() => readerOf(strict)({ id: 'x' })).toThrow()
  expect(() => readerOf(strict)(null)).toThrow()
})
