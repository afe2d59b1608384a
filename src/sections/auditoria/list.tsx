/** The lists of Auditoria: transactions by type, user and value range (spec 2 §2). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { PeriodFields } from '#listing/screen/period-fields.tsx'
import { transacao } from '#sections/transacoes/resource.ts'
import { auditColumns, createFilteredColumns } from './columns.ts'
import { openHistoryCommand } from './commands.ts'
import { transacaoAuditSchema } from './contract.ts'
import { typeListRequest, userListRequest, valueListRequest } from './list-request.ts'
import { auditPaths } from './paths.ts'

const auditListBase = {
  resource: transacao,
  amountField: 'numAmount',
  rowCommands: [openHistoryCommand],
  audit: transacaoAuditSchema,
  PeriodFields,
} as const

export const typeAuditList = defineList({
  ...auditListBase,
  ...typeListRequest,
  columns: createFilteredColumns('tipo', ['tipoTransacao.descricao']),
  title: 'Auditoria por Tipo',
  path: auditPaths.tipo,
  csvFileName: 'auditoria-transacoes-tipo',
})

export const userAuditList = defineList({
  ...auditListBase,
  ...userListRequest,
  columns: createFilteredColumns('usuarioId', ['usuarioOrigem.dscNome', 'usuarioDestino.dscNome']),
  title: 'Auditoria por Usuário',
  path: auditPaths.usuario,
  csvFileName: 'auditoria-transacoes-usuario',
})

export const valueAuditList = defineList({
  ...auditListBase,
  ...valueListRequest,
  columns: auditColumns,
  title: 'Auditoria por Faixa de Valor',
  path: auditPaths.valor,
  csvFileName: 'auditoria-transacoes-valor',
})

/** The commands that filter the lists. */
export const viewCommands = [
  createListViewCommand(typeAuditList, 'auditoria.tipo.filtrar'),
  createListViewCommand(userAuditList, 'auditoria.usuario.filtrar'),
  createListViewCommand(valueAuditList, 'auditoria.valor.filtrar'),
]

/** The screen of Auditoria por Tipo. */
export const ByTypeScreen = () => <ListScreen definition={typeAuditList} />
/** The screen of Auditoria por Usuário. */
export const ByUserScreen = () => <ListScreen definition={userAuditList} />
/** The screen of Auditoria por Faixa de Valor. */
export const ByValueScreen = () => <ListScreen definition={valueAuditList} />
