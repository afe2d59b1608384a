import { expect, it, vi } from 'vitest'
import { findRecords } from '#commands/records.ts'
import { produto } from '#commands/resources.fixture.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { readFieldText } from './field-text.ts'

vi.mock('#commands/records.ts', () => ({ findRecords: vi.fn(), loadRecord: vi.fn() }))

const { signal } = new AbortController()
const read = (field: SettableField, text: string) => readFieldText(field, text, signal)

it('takes “vazio” for no value, as a preview shows it, and never stores the word', async () => {
  const options = [{ value: '1', label: 'Ativo' }]
  for (const field of [
    { label: 'Link', kind: 'text' },
    { label: 'Preço', kind: 'money' },
    { label: 'Status', kind: 'choice', options },
  ] as const)
    expect(await read(field, ' Vazio ')).toEqual({ value: '', shown: 'vazio' })
  expect(await read({ label: 'Link', kind: 'text' }, 'vazio por dentro')).toMatchObject({ value: 'vazio por dentro' })
  expect(await read({ label: 'Ativo', kind: 'flag' }, 'vazio')).toHaveProperty('problem')
})

it('takes the only option that a text names, and none of several', async () => {
  const options = ['Ativo', 'Ativo parcial', 'Inativo', 'Pendente', 'Pendente de envio'].map((label, index) => ({
    value: `#${index}`,
    label,
  }))
  const field = { label: 'Status', kind: 'choice', options } as const
  expect(await read(field, 'ativa')).toEqual({ value: '#0', shown: 'Ativo' })
  expect(await read(field, 'ina')).toEqual({ value: '#2', shown: 'Inativo' })
  expect(await read(field, 'pendente')).toEqual({ value: '#3', shown: 'Pendente' })
  expect(await read(field, 'pend')).toEqual({
    problem: '“pend” pode ser: Pendente, Pendente de envio. Escreva o nome inteiro.',
  })
  for (const none of ['', ' ', 'xyz'])
    expect(await read(field, none)).toEqual({
      problem: 'Escolha uma das opções: Ativo, Ativo parcial, Inativo, Pendente, Pendente de envio.',
    })
})

it('takes the only record with a name if all were searched, and else offers it', async () => {
  const field = { label: 'Produto', kind: 'record', resource: produto } as const
  const record = { id: 7, name: 'Mochila urbana', row: { id: 7 } }
  vi.mocked(findRecords).mockResolvedValueOnce({ records: [record], total: 1 })
  expect(await read(field, 'mochila')).toEqual({ value: '7', shown: 'Mochila urbana (#7)' })
  vi.mocked(findRecords).mockResolvedValueOnce({ records: [record], total: 1, scannedCount: 500 })
  expect(await read(field, 'mochila')).toEqual({ records: [record] })
})
