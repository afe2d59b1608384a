import { expect, it } from 'vitest'
import { requireReadable } from './require-readable.ts'

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
