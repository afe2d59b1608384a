import { expect, it } from 'vitest'
import type { SettableField } from '#forms/form-fields.ts'
import { readFieldText } from './field-text.ts'

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
