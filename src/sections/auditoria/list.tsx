/** Auditoria: the lists of transactions by type, user and value range (spec 2 §2). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { PeriodFields } from '#listing/screen/period-fields.tsx'
import { transacao } from '#sections/transacoes/noun.ts'
import { auditColumns, filteredBy } from './columns.ts'
import { auditoriaDeLinha } from './commands.ts'
import { transacaoAudit } from './contract.ts'
import { typePage, userPage, valuePage } from './first-page.ts'
import { auditPaths } from './paths.ts'

const shared = {
  noun: transacao,
  actions: [auditoriaDeLinha],
  audit: transacaoAudit,
  period: PeriodFields,
} as const

export const byType = defineList({
  ...shared,
  ...typePage,
  columns: filteredBy('tipo', ['tipoTransacao.descricao']),
  title: 'Auditoria por Tipo',
  path: auditPaths.tipo,
  csv: 'auditoria-transacoes-tipo',
})

export const byUser = defineList({
  ...shared,
  ...userPage,
  columns: filteredBy('usuarioId', ['usuarioOrigem.dscNome', 'usuarioDestino.dscNome']),
  title: 'Auditoria por Usuário',
  path: auditPaths.usuario,
  csv: 'auditoria-transacoes-usuario',
})

export const byValue = defineList({
  ...shared,
  ...valuePage,
  columns: auditColumns,
  title: 'Auditoria por Faixa de Valor',
  path: auditPaths.valor,
  csv: 'auditoria-transacoes-valor',
})

/** The verbs made from the lists: to show a part of one. */
export const views = [
  listViewCommand(byType, 'auditoria.tipo.filtrar'),
  listViewCommand(byUser, 'auditoria.usuario.filtrar'),
  listViewCommand(byValue, 'auditoria.valor.filtrar'),
]

/** The lists on their routes. */
export const ByTypeScreen = () => <ListScreen definition={byType} />
/** Auditoria por Usuário. */
export const ByUserScreen = () => <ListScreen definition={byUser} />
/** Auditoria por Faixa de Valor. */
export const ByValueScreen = () => <ListScreen definition={byValue} />
