/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'BonusScreen')

export const bonusSection: Section = {
  noun: 'bonus',
  menu: [
    {
      label: 'Ledger de Bônus',
      path: '/bonus',
      command: 'ir.bonus',
      phrase: 'ledger de bônus',
      synonyms: ['multi nível bônus'],
      keys: ['g b'],
      icon: 'bonus',
      group: 'Multi Nível',
    },
  ],
  routes: [{ path: '/bonus', title: 'Ledger de Bônus', component: screen, noun: 'bonus' }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
