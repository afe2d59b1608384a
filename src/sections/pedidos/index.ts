/** The section Pedidos: a read-only list. An order's bonuses can be reprocessed from its row (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { pedido } from './resource.ts'

export const pedidosSection = resourceSection(pedido, {
  icon: 'pedido',
  isUnlisted: true,
  keys: ['g o'],
  everydayWords: ['comprou', 'compraram', 'comprado', 'encomend'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadCommands: () => import('./commands.ts'),
})
