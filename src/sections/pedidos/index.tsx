/** Pedidos: a read-only list; an order's bonus can be worked out again from its row (spec 2 §2; commands.md §5 M). */
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { pedidoReprocessar } from './commands.ts'
import { type Pedido, pedidosListar } from './contract.ts'
import { PedidoFocus } from './focus.tsx'

const list = defineList<Pedido>({
  noun: 'pedido',
  title: 'Pedidos',
  path: '/pedidos',
  query: pedidosListar,
  size: 10,
  sort: 'dtCadastro,DESC',
  total: true,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'usuario.nomeCompleto', label: 'Usuário' },
    { field: 'produto.dscNome', label: 'Produto' },
    { field: 'numPreco', label: 'Valor', format: 'money', width: 128 },
    { field: 'dscAuthorizationCode', label: 'Autorização', width: 168 },
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 156 },
  ],
  actions: [pedidoReprocessar],
  above: PedidoFocus,
})

const PedidosScreen = () => <ListScreen definition={list} />

export const pedidosSection: Section = {
  noun: 'pedido',
  menu: [
    {
      label: 'Pedidos',
      path: '/pedidos',
      command: 'ir.pedidos',
      phrase: 'pedidos',
      keys: ['g o'],
      icon: 'pedido',
      unlisted: true,
    },
  ],
  routes: [{ path: '/pedidos', title: 'Pedidos', component: PedidosScreen, noun: 'pedido' }],
  commands: [pedidoReprocessar],
  records: { noun: 'pedido', singular: 'pedido', plural: 'pedidos', article: 'o' },
}
