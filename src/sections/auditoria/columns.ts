/** The common parts of the three audit lists (spec 2 §2, §3): columns, period filters, their validation. */
import type { ListState } from '#commands/screen.ts'
import { validatePeriod } from '#lib/validate-ranges.ts'
import type { FilterField, ColumnDefinition, RowPath } from '#listing/define.ts'
import { type Transacao, userColumns } from '#sections/transacoes/contract.ts'

/** The transaction's fields without its means of payment. */
export const auditColumns: readonly ColumnDefinition<Transacao>[] = [
  { field: 'id', label: 'ID', format: 'id', width: 72 },
  { field: 'dscDescricao', label: 'Descrição' },
  { field: 'numAmount', label: 'Valor', format: 'money', width: 116 },
  { field: 'tipoTransacao.descricao', label: 'Tipo', width: 98 },
  { field: 'statusDescricao', label: 'Status', format: 'status', width: 108 },
  ...userColumns,
  { field: 'dtCadastro', label: 'Data', format: 'date', width: 144 },
]

/** Returns the audit columns; the filter `filterName` applies to the columns `fields`. */
export const createFilteredColumns = <Filter extends string>(
  filterName: Filter,
  fields: readonly RowPath<Transacao>[],
): readonly ColumnDefinition<Transacao, Filter>[] =>
  auditColumns.map((column) => (fields.some((field) => field === column.field) ? { ...column, filterName } : column))

export const periodFilters: readonly FilterField<'dataInicio' | 'dataFim'>[] = [
  { name: 'dataInicio', label: 'Início', type: 'datetime', rangeEnd: 'lower', isMutable: false },
  { name: 'dataFim', label: 'Fim', type: 'datetime', rangeEnd: 'upper', isMutable: false },
]

/** Returns an error message if the period of the filters is invalid; null otherwise. */
export const validatePeriodFilters = ({ dataInicio, dataFim }: ListState['filters']): string | null =>
  validatePeriod({ de: dataInicio, ate: dataFim })
