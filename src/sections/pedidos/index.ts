/** Pedidos: a read-only list; an order's bonus can be worked out again from its row (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { pedido } from './noun.ts'

export const pedidosSection = nounSection(pedido, {
  icon: 'pedido',
  unlisted: true,
  keys: ['g o'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  verbs: () => import('./commands.ts'),
})
