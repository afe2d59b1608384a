/** The resource: order (spec 2 §2, §3). */
import { defineResource } from '#commands/resource.ts'

export const pedido = defineResource({
  id: 'pedido',
  singular: 'pedido',
  plural: 'pedidos',
  article: 'o',
  path: '/pedidos',
  recordView: 'dialog',
  words: {
    one: ['compra', 'venda'],
    many: ['compras', 'vendas'],
    either: ['ped'],
    english: ['order', 'orders'],
    foreign: { encomenda: 'pedido', encomendas: 'pedidos' },
    beforeNumber: { perdido: 'pedido' },
  },
  summary: ({ produto, numPreco, dtCadastro, usuario }) => ({
    name: produto.dscNome,
    amount: numPreco,
    date: dtCadastro,
    person: usuario.nomeCompleto,
  }),
  list: () => import('./contract.ts').then((contract) => contract.pedidosListar),
  scanOrder: { key: 'id', sort: 'id,DESC' },
})
