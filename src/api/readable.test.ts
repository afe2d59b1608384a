import { expect, it } from 'vitest'
import { readable } from './readable.ts'

const labels = { dscCashback: 'a descrição', porcentagemCashback: 'a porcentagem' }

it('gives the fields that were read, an empty text and 0 as well', () =>
  expect(readable({ id: 3, dscCashback: '', porcentagemCashback: 0, extra: 1 }, labels)).toEqual({
    dscCashback: '',
    porcentagemCashback: 0,
  }))

it('refuses in words where one could not be read [N3]', () => {
  const record: { id: number; dscCashback: string; porcentagemCashback: number | null } = {
    id: 250,
    dscCashback: 'Natal',
    porcentagemCashback: null,
  }
  const said = { kind: 'held', message: 'Não foi possível ler a porcentagem de #250. Nada foi enviado.' }
  expect(() => readable(record, labels)).toThrow(expect.objectContaining(said))
  const absent = { id: 250, dscCashback: 'Natal' } as typeof record
  expect(() => readable(absent, labels)).toThrow(expect.objectContaining(said))
})
