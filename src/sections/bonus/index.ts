/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { bonus } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.BonusScreen)

export const bonusSection: Section = {
  nouns: [bonus],
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
  routes: [{ path: '/bonus', title: 'Ledger de Bônus', screen, noun: bonus }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
