/** The filters of a list, of every kind, and the day on which they are typed. */
import type { Noun } from '#commands/noun.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import { namesOf } from './filter-names.ts'

export const pessoa = { singular: 'usuário', search: { by: 'nome' } } as unknown as Noun
const sem = { singular: 'pedido' } as Noun
const filters: FilterField[] = [
  { name: 'DSC', label: 'Descrição', type: 'text' },
  {
    name: 'STATUS_ID',
    label: 'Status ID',
    type: 'whole',
    words: [
      { value: '1', label: 'Ativo' },
      { value: '2', label: 'Inativo' },
    ],
  },
  { name: 'valorMinimo', label: 'Mínimo', type: 'money', min: 0, end: 'least' },
  { name: 'valorMaximo', label: 'Máximo', type: 'money', min: 0, end: 'most' },
  { name: 'usuarioId', label: 'ID do usuário', type: 'whole', noun: pessoa },
  { name: 'nivel', label: 'Nível', type: 'whole', min: 0 },
  { name: 'taxa', label: '% Cashback', type: 'percent' },
  { name: 'pedidoId', label: 'Pedido', type: 'whole', noun: sem },
  { name: 'dataInicio', label: 'Início', type: 'datetime', end: 'least' },
  { name: 'dataFim', label: 'Fim', type: 'datetime', end: 'most' },
]
export const list = { filters } as unknown as AnyList
export const names = namesOf(list)
export const now = new Date(2026, 10, 21, 12)
