/** Pedidos: a read-only list; an order's bonus can be worked out again from its row (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { pedido } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.PedidosScreen)

export const pedidosSection: Section = {
  nouns: [pedido],
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
  routes: [{ path: '/pedidos', title: 'Pedidos', screen, noun: pedido }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
