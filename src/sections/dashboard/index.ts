/** Dashboard: the empty path (spec 1 §2.1). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

export const dashboardSection: Section = {
  noun: 'dashboard',
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
      component: lazyRouteComponent(() => import('./screen.tsx'), 'DashboardScreen'),
      noun: 'dashboard',
    },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
