import { expect, it } from 'vitest'
import { findPendingFields, toSentValues } from './use-filter-draft.ts'

const fields = [
  { name: 'nome', label: 'Nome', type: 'text' },
  { name: 'valor', label: 'Valor', type: 'money' },
  { name: 'usuario', label: 'Usuário', type: 'whole' },
] as const

it('sends the visible part of pasted text, and nothing if none is visible', () => {
  const typed = { nome: 'Joa\u0303o\u00a0S\u200b', valor: '\u202d1 234,50\u202c', usuario: '\u200e12' }
  expect(toSentValues(fields, typed)).toEqual({ nome: 'João S', valor: '1234.5', usuario: '12' })
  expect(toSentValues(fields, { nome: '\u200b\u00a0' })).toEqual({})
})

it('finds typed values that are not applied, whatever their spelling', () => {
  const getPending = (filters: Record<string, string>, draft: Record<string, string>) => [
    ...findPendingFields([...fields, { name: 'tipo', label: 'Tipo', type: 'select', initial: 'A' }], filters, draft),
  ]
  expect(getPending({}, {})).toEqual([])
  expect(getPending({ nome: 'natal', valor: '1234.5' }, { nome: ' natal ', valor: 'R$ 1.234,50' })).toEqual([])
  expect(getPending({ nome: 'natal' }, { nome: '', usuario: '#12' })).toEqual(['nome', 'usuario'])
  // A value that cannot be parsed would be refused, so it is not in force.
  expect(getPending({}, { valor: '1,234' })).toEqual(['valor'])
  expect(getPending({ usuario: 'x' }, { usuario: 'x' })).toEqual([])
  expect(getPending({ tipo: 'A' }, {})).toEqual([])
  expect(getPending({ tipo: 'B' }, { tipo: 'A' })).toEqual(['tipo'])
})
