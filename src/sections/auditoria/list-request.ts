/** What Auditoria's lists by type, user and value range request (spec 2 §2). */
import { validateRange } from '#lib/validate-ranges.ts'
import type { FilterField } from '#listing/define.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import { auditoriaTipo, auditoriaUsuario, auditoriaValor } from './contract.ts'
import { periodFilters, validatePeriodFilters } from './columns.ts'

const defaultOrder = { pageSize: 10, sort: 'dtCadastro,DESC' } as const
const parseReais = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export const typeListRequest = defineListRequest({
  ...defaultOrder,
  endpoint: auditoriaTipo,
  filters: [
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      options: [{ value: 'CASHBACK', label: 'CASHBACK' }],
      initial: 'CASHBACK',
      isMutable: false,
    },
    ...periodFilters,
  ],
  validateFilters: validatePeriodFilters,
})

export const userListRequest = defineListRequest({
  ...defaultOrder,
  endpoint: auditoriaUsuario,
  filters: [
    {
      name: 'usuarioId',
      label: 'ID do usuário',
      resource: usuario,
      type: 'whole',
      min: 1,
      hasOuterLabel: true,
      width: 110,
      isMutable: false,
    },
    ...periodFilters,
  ],
  requiredFilter: { filter: 'usuarioId', message: 'Informe o id do usuário' },
  validateFilters: (filters) =>
    /^[1-9]\d*$/.test(filters['usuarioId'] ?? '1') ? validatePeriodFilters(filters) : 'Informe o id do usuário',
})

/** Creates the filter for one end of the value range, in reais. */
const createReaisFilter = <Name extends string>(
  name: Name,
  label: string,
  rangeEnd: 'lower' | 'upper',
): FilterField<Name> => ({
  name,
  label,
  rangeEnd,
  type: 'money',
  min: 0,
  isSentAsText: true,
  hasOuterLabel: true,
  width: 110,
  isMutable: false,
})

export const valueListRequest = defineListRequest({
  ...defaultOrder,
  endpoint: auditoriaValor,
  filters: [
    createReaisFilter('valorMinimo', 'Mínimo', 'lower'),
    createReaisFilter('valorMaximo', 'Máximo', 'upper'),
    ...periodFilters,
  ],
  validateFilters: (filters) =>
    validateRange({ min: parseReais(filters['valorMinimo']), max: parseReais(filters['valorMaximo']) }) ??
    validatePeriodFilters(filters),
})
