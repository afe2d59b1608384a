/** Auditoria: what the lists by type, user and value range ask for first (spec 2 §2). */
import { rangeProblem } from '#lib/written/ranges.ts'
import type { FilterField } from '#listing/define.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { auditoriaTipo, auditoriaUsuario, auditoriaValor } from './contract.ts'
import { periodFilters, refusePeriod } from './columns.ts'

const order = { size: 10, sort: 'dtCadastro,DESC' } as const
const reais = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export const typePage = defineFirstPage({
  ...order,
  query: auditoriaTipo,
  filters: [
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      options: [{ value: 'CASHBACK', label: 'CASHBACK' }],
      initial: 'CASHBACK',
      moves: false,
    },
    ...periodFilters,
  ],
  refuse: refusePeriod,
})

export const userPage = defineFirstPage({
  ...order,
  query: auditoriaUsuario,
  filters: [
    {
      name: 'usuarioId',
      label: 'ID do usuário',
      noun: usuario,
      type: 'whole',
      min: 1,
      labelled: true,
      width: 110,
      moves: false,
    },
    ...periodFilters,
  ],
  needs: { filter: 'usuarioId', message: 'Informe o id do usuário' },
  refuse: (filters) =>
    /^[1-9]\d*$/.test(filters['usuarioId'] ?? '1') ? refusePeriod(filters) : 'Informe o id do usuário',
})

/** One end of the range of values. */
const reaisFilter = <Name extends string>(name: Name, label: string, end: 'least' | 'most'): FilterField<Name> => ({
  name,
  label,
  end,
  type: 'money',
  min: 0,
  asText: true,
  labelled: true,
  width: 110,
  moves: false,
})

export const valuePage = defineFirstPage({
  ...order,
  query: auditoriaValor,
  filters: [
    reaisFilter('valorMinimo', 'Mínimo', 'least'),
    reaisFilter('valorMaximo', 'Máximo', 'most'),
    ...periodFilters,
  ],
  refuse: (filters) =>
    rangeProblem({ min: reais(filters['valorMinimo']), max: reais(filters['valorMaximo']) }) ?? refusePeriod(filters),
})
