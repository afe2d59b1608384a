/** The filters of a test list, one of every kind, and the day on which they are typed. */
import type { Resource } from '#commands/resource.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import { getFilterNames } from './filter-names.ts'

export const pessoa = { singular: 'usuário', search: { by: 'nome' } } as unknown as Resource
const pedido = { singular: 'pedido' } as Resource
const filters: FilterField[] = [
  { name: 'DSC', label: 'Descrição', type: 'text' },
  {
    name: 'STATUS_ID',
    label: 'Status ID',
    type: 'whole',
    valueWords: [
      { value: '1', label: 'Ativo' },
      { value: '2', label: 'Inativo' },
    ],
  },
  { name: 'valorMinimo', label: 'Mínimo', type: 'money', min: 0, rangeEnd: 'lower' },
  { name: 'valorMaximo', label: 'Máximo', type: 'money', min: 0, rangeEnd: 'upper' },
  { name: 'usuarioId', label: 'ID do usuário', type: 'whole', resource: pessoa },
  { name: 'nivel', label: 'Nível', type: 'whole', min: 0 },
  { name: 'taxa', label: '% Cashback', type: 'percent' },
  { name: 'pedidoId', label: 'Pedido', type: 'whole', resource: pedido },
  { name: 'dataInicio', label: 'Início', type: 'datetime', rangeEnd: 'lower' },
  { name: 'dataFim', label: 'Fim', type: 'datetime', rangeEnd: 'upper' },
]
export const list = { filters } as unknown as AnyList
export const names = getFilterNames(list)
export const now = new Date(2026, 10, 21, 12)
