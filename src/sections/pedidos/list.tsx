/** Pedidos: a read-only list; an order's bonus can be worked out again from its row (spec 2 §2). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { pedidoReprocessar, pedidoVer } from './commands.ts'
import { firstPage } from './first-page.ts'
import { pedido } from './noun.ts'
import { PedidoFocus } from './focus.tsx'
import { PedidoWindow } from './window.tsx'

export const list = defineList({
  noun: pedido,
  ...firstPage,
  total: true,
  audit: { person: 'usuario.nomeCompleto' },
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'usuario.nomeCompleto', idField: 'usuario.id', label: 'Usuário', person: true },
    { field: 'produto.dscNome', label: 'Produto' },
    { field: 'numPreco', label: 'Valor', format: 'money', width: 128 },
    { field: 'dscAuthorizationCode', label: 'Autorização', width: 168 },
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 156 },
  ],
  actions: [pedidoVer, pedidoReprocessar],
  above: () => (
    <>
      <PedidoFocus />
      <PedidoWindow />
    </>
  ),
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
