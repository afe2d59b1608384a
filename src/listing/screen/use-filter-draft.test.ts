import { expect, it } from 'vitest'
import { pendingFields, toSentValues } from './use-filter-draft.ts'

const fields = [
  { name: 'nome', label: 'Nome', type: 'text' },
  { name: 'valor', label: 'Valor', type: 'money' },
  { name: 'usuario', label: 'Usuário', type: 'whole' },
] as const

it('sends what is seen of what was pasted, and nothing where nothing is seen', () => {
  const typed = { nome: 'Joa\u0303o\u00a0S\u200b', valor: '\u202d1 234,50\u202c', usuario: '\u200e12' }
  expect(toSentValues(fields, typed)).toEqual({ nome: 'João S', valor: '1234.5', usuario: '12' })
  expect(toSentValues(fields, { nome: '\u200b\u00a0' })).toEqual({})
})

it('knows what is typed and not applied, whatever its spelling', () => {
  const pending = (filters: Record<string, string>, draft: Record<string, string>) => [
    ...pendingFields([...fields, { name: 'tipo', label: 'Tipo', type: 'select', initial: 'A' }], filters, draft),
  ]
  expect(pending({}, {})).toEqual([])
  expect(pending({ nome: 'natal', valor: '1234.5' }, { nome: ' natal ', valor: 'R$ 1.234,50' })).toEqual([])
  expect(pending({ nome: 'natal' }, { nome: '', usuario: '#12' })).toEqual(['nome', 'usuario'])
  // What cannot be read would be refused, and is not in force.
  expect(pending({}, { valor: '1,234' })).toEqual(['valor'])
  expect(pending({ usuario: 'x' }, { usuario: 'x' })).toEqual([])
  expect(pending({ tipo: 'A' }, {})).toEqual([])
  expect(pending({ tipo: 'B' }, { tipo: 'A' })).toEqual(['tipo'])
})
