/** Transações: a read-only list whose rows link to their history (spec 2 §2). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { createIdContent } from '#listing/cell/cell-content.ts'
import { transacaoAuditSchema } from '#sections/auditoria/contract.ts'
import { historyLocation } from '#sections/auditoria/paths.ts'
import { userColumns } from './contract.ts'
import { listRequest } from './list-request.ts'
import { transacao } from './resource.ts'
import { TransacaoDialog } from './dialog.tsx'

export const list = defineList({
  resource: transacao,
  ...listRequest,
  showsTotal: true,
  audit: transacaoAuditSchema,
  columns: [
    {
      field: 'id',
      label: 'ID',
      format: 'id',
      width: 80,
      // Nine columns leave no space for an action column, and this link is the only action.
      getContent: ({ id }) => createIdContent(id, historyLocation(id)),
    },
    { field: 'dscDescricao', label: 'Descrição' },
    { field: 'numAmount', label: 'Valor', format: 'money', width: 116 },
    { field: 'dscPaymentType', label: 'Pagamento', width: 100, isLowPriority: true },
    { field: 'tipoTransacao.descricao', label: 'Tipo', width: 96, isLowPriority: true },
    { field: 'statusDescricao', label: 'Status', format: 'status', width: 108 },
    ...userColumns,
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 148 },
  ],
  amountField: 'numAmount',
  AboveTable: TransacaoDialog,
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
