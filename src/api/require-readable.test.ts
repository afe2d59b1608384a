import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { recordSchema } from './page.ts'
import { requireReadable } from './require-readable.ts'
import * as wire from './wire.ts'

const labels = { dscCashback: 'a descrição', porcentagemCashback: 'a porcentagem' }

it('returns the readable fields, including an empty text and 0', () =>
  expect(requireReadable({ id: 3, dscCashback: '', porcentagemCashback: 0, extra: 1 }, labels)).toEqual({
    dscCashback: '',
    porcentagemCashback: 0,
  }))

it('refuses with a message if a field could not be read [N3]', () => {
  const record: { id: number; dscCashback: string; porcentagemCashback: number | null } = {
    id: 250,
    dscCashback: 'Natal',
    porcentagemCashback: null,
  }
  const expectedError = { kind: 'not-sent', message: 'Não foi possível ler a porcentagem de #250. Nada foi enviado.' }
  expect(() => requireReadable(record, labels)).toThrow(expect.objectContaining(expectedError))
  const absent = { id: 250, dscCashback: 'Natal' } as typeof record
  expect(() => requireReadable(absent, labels)).toThrow(expect.objectContaining(expectedError))
})

it('keeps an optional field, leaves out one that the platform did not send, and refuses an unreadable one [N3]', () => {
  const schema = recordSchema(z.object({ id: wire.id, dtFim: wire.date }))
  const read = (response: object) => requireReadable(z.parse(schema, response), {}, { dtFim: 'o fim' })
  expect(read({ id: 3, dtFim: '2026-11-20T10:30:09' })).toEqual({ dtFim: '2026-11-20T10:30:09' })
  expect([read({ id: 3 }), read({ id: 3, dtFim: null }), read({ id: 3, dtFim: '' })]).toEqual([
    { dtFim: undefined },
    { dtFim: undefined },
    { dtFim: undefined },
  ])
  expect(() => read({ id: 3, dtFim: { dia: 20 } })).toThrow('Não foi possível ler o fim de #3. Nada foi enviado.')
})
