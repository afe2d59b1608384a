import { expect, it } from 'vitest'
import { requireReadable } from './require-readable.ts'

const labels = { dscCashback: 'a descrição', porcentagemCashback: 'a porcentagem' }

it('gives the fields that were read, an empty text and 0 as well', () =>
  expect(requireReadable({ id: 3, dscCashback: '', porcentagemCashback: 0, extra: 1 }, labels)).toEqual({
    dscCashback: '',
    porcentagemCashback: 0,
  }))

it('refuses in words where one could not be read [N3]', () => {
  const record: { id: number; dscCashback: string; porcentagemCashback: number | null } = {
    id: 250,
    dscCashback: 'Natal',
    porcentagemCashback: null,
  }
  const said = { kind: 'not-sent', message: 'Não foi possível ler a porcentagem de #250. Nada foi enviado.' }
  expect(() => requireReadable(record, labels)).toThrow(expect.objectContaining(said))
  const absent = { id: 250, dscCashback: 'Natal' } as typeof record
  expect(() => requireReadable(absent, labels)).toThrow(expect.objectContaining(said))
})
