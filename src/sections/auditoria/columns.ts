/** What the three audit lists have in common (spec 2 §2, §3): columns, period, default order. */
import type { ListState } from '#commands/screen.ts'
import { periodProblem } from '#lib/written/ranges.ts'
import type { Column, FilterField } from '#listing/define.ts'
import type { Transacao } from '#sections/transacoes/contract.ts'

/** The transaction's fields but its means of payment. */
export const auditColumns: readonly Column<Transacao>[] = [
  { field: 'id', label: 'ID', format: 'id', width: 72 },
  { field: 'dscDescricao', label: 'Descrição' },
  { field: 'numAmount', label: 'Valor', format: 'money', width: 116 },
  { field: 'tipoTransacao.descricao', filter: 'tipo', label: 'Tipo', width: 98 },
  { field: 'statusDescricao', label: 'Status', format: 'status', width: 108 },
  {
    field: 'usuarioOrigem.dscNome',
    filter: 'usuarioId',
    idField: 'usuarioOrigem.id',
    label: 'Usuário Origem',
    person: true,
    width: 152,
  },
  {
    field: 'usuarioDestino.dscNome',
    filter: 'usuarioId',
    idField: 'usuarioDestino.id',
    label: 'Usuário Destino',
    person: true,
    width: 152,
  },
  { field: 'dtCadastro', label: 'Data', format: 'date', width: 144 },
]

export const periodFilters: readonly FilterField[] = [
  { name: 'dataInicio', label: 'Início', type: 'datetime', end: 'least', moves: false },
  { name: 'dataFim', label: 'Fim', type: 'datetime', end: 'most', moves: false },
]

/** Why these filters cannot go together; null where they can. */
export const refusePeriod = ({ dataInicio, dataFim }: ListState['filters']): string | null =>
  periodProblem({ de: dataInicio, ate: dataFim })
