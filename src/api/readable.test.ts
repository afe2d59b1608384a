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
  expect(() => readable(record, labels)).toThrow('Não foi possível ler a porcentagem de #250. Nada foi enviado.')
})
