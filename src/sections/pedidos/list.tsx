/** Pedidos: a read-only list. An order's bonuses can be reprocessed from its row (spec 2 §2). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { reprocessOrderCommand, viewOrderCommand } from './commands.ts'
import { listRequest } from './list-request.ts'
import { pedido } from './resource.ts'
import { PedidoFocus } from './order-focus.tsx'
import { PedidoDialog } from './dialog.tsx'

export const list = defineList({
  resource: pedido,
  ...listRequest,
  showsTotal: true,
  audit: { personField: 'usuario.nomeCompleto' },
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'usuario.nomeCompleto', idField: 'usuario.id', label: 'Usuário', isPersonName: true },
    { field: 'produto.dscNome', label: 'Produto' },
    { field: 'numPreco', label: 'Valor', format: 'money', width: 128 },
    { field: 'dscAuthorizationCode', label: 'Autorização', width: 168 },
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 156 },
  ],
  amountField: 'numPreco',
  rowCommands: [viewOrderCommand, reprocessOrderCommand],
  AboveTable: () => (
    <>
      <PedidoFocus />
      <PedidoDialog />
    </>
  ),
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
