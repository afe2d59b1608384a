/** Transações: a read-only list, each row a way to its history (spec 2 §2). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { idShown } from '#listing/cell/shown.ts'
import { transacaoAudit } from '#sections/auditoria/contract.ts'
import { historyPlace } from '#sections/auditoria/paths.ts'
import { firstPage } from './first-page.ts'
import { transacao } from './noun.ts'
import { TransacaoWindow } from './window.tsx'

export const list = defineList({
  noun: transacao,
  ...firstPage,
  total: true,
  audit: transacaoAudit,
  columns: [
    {
      field: 'id',
      label: 'ID',
      format: 'id',
      width: 80,
      // Nine columns leave no room for one of actions, and there is only this one.
      shows: ({ id }) => idShown(id, historyPlace(id)),
    },
    { field: 'dscDescricao', label: 'Descrição' },
    { field: 'numAmount', label: 'Valor', format: 'money', width: 116 },
    { field: 'dscPaymentType', label: 'Pagamento', width: 100, late: true },
    { field: 'tipoTransacao.descricao', label: 'Tipo', width: 96, late: true },
    { field: 'statusDescricao', label: 'Status', format: 'status', width: 108 },
    { field: 'usuarioOrigem.dscNome', idField: 'usuarioOrigem.id', label: 'Usuário Origem', person: true, width: 152 },
    {
      field: 'usuarioDestino.dscNome',
      idField: 'usuarioDestino.id',
      label: 'Usuário Destino',
      person: true,
      width: 152,
    },
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 148 },
  ],
  above: TransacaoWindow,
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
