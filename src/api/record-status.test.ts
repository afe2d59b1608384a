import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { productStatusOptions, statusFields, statusOptions, normalizeStatus } from './record-status.ts'

test.each([
  [{ status: { id: 2, descricao: 'Inativo' } }, 2, 'Inativo'],
  [{ status: { id: 2, descricao: 'Suspenso' } }, 2, 'Suspenso'],
  [{ status: { id: 3 } }, 3, 'Bloqueado'],
  [{ statusId: 4 }, 4, 'Pendente'],
  [{ status: 1 }, 1, 'Ativo'],
  [{ status: { id: 1, descricao: 'Ativo' }, statusId: 2 }, 1, 'Ativo'],
  [{ status: { id: 99 } }, 99, null],
  [{}, null, null],
  [{ status: null, statusId: 'x' }, null, null],
])('%j', (sent, id, descricao) => {
  const parsed = normalizeStatus(z.parse(z.object(statusFields), sent))
  expect(parsed).toEqual({ statusId: id, status: { id, descricao } })
})

test('the fixed options (spec 1 §3, spec 2 §4)', () => {
  expect(statusOptions.map(({ id, descricao }) => `${id} ${descricao}`)).toEqual(['1 Ativo', '2 Inativo'])
  expect(productStatusOptions.map(({ id, descricao }) => `${id} ${descricao}`)).toEqual([
    '1 Ativo',
    '2 Inativo',
    '3 Bloqueado',
    '4 Pendente',
  ])
})
