/** Dashboard: the empty path (spec 1 §2.1). */
import type { Section } from '#commands/section.ts'
import { dashboard } from './noun.ts'

export const dashboardSection: Section = {
  nouns: [dashboard],
  menu: [
    {
      label: 'Dashboard',
      path: '/',
      command: 'ir.dashboard',
      phrase: 'dashboard',
      synonyms: ['voltar ao início', 'clicar no logo'],
      keys: ['g d'],
      icon: 'inicio',
    },
  ],
  routes: [
    {
      path: '/',
      title: 'Dashboard',
      screen: () => import('./screen.tsx').then((module) => module.DashboardScreen),
      noun: dashboard,
    },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
