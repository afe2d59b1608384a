/** Transações: a read-only list, each row a way to its history (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { transacao } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.TransacoesScreen)

export const transacoesSection: Section = {
  nouns: [transacao],
  menu: [
    {
      label: 'Transações',
      path: '/transacoes',
      command: 'ir.transacoes',
      phrase: 'transações',
      keys: ['g t'],
      icon: 'transacao',
      unlisted: true,
    },
  ],
  routes: [{ path: '/transacoes', title: 'Transações', screen, noun: transacao }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
