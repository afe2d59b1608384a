import { expect, it } from 'vitest'
import { sentValues } from './filter-draft.ts'

const fields = [
  { name: 'nome', label: 'Nome', type: 'text' },
  { name: 'valor', label: 'Valor', type: 'money' },
  { name: 'usuario', label: 'Usuário', type: 'whole' },
] as const

it('sends what is seen of what was pasted, and nothing where nothing is seen', () => {
  const typed = { nome: 'Joa\u0303o\u00a0S\u200b', valor: '\u202d1 234,50\u202c', usuario: '\u200e12' }
  expect(sentValues(fields, typed)).toEqual({ nome: 'João S', valor: '1234.5', usuario: '12' })
  expect(sentValues(fields, { nome: '\u200b\u00a0' })).toEqual({})
})
