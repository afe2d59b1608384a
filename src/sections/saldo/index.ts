/** Saldo: menu entry and route (spec 1 §2.6; sections/README §2). */
import type { Section } from '#commands/section.ts'
import { saldo } from './noun.ts'

const screen = () => import('./screen.tsx').then((module) => module.SaldoScreen)

export const saldoSection: Section = {
  nouns: [saldo],
  menu: [
    {
      label: 'Saldo',
      path: '/saldo',
      command: 'ir.saldo',
      phrase: 'saldo',
      keys: ['g s'],
      icon: 'cartao',
      group: 'RV hub',
    },
  ],
  routes: [{ path: '/saldo', title: 'Saldo', screen, noun: saldo }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
