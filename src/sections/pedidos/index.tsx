/** Pedidos: a read-only list (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { type Pedido, pedidosListar } from './contract.ts'

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
  commands: [],
}
