/** RV hub: the hub's catalogue with its filters and stock (sections/README §2). */
import type { Section } from '#commands/section.ts'
import { rv } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.RvHubScreen)

export const rvhubSection: Section = {
  nouns: [rv],
  menu: [
    {
      label: 'RV hub',
      path: '/rvhub',
      command: 'ir.rvhub',
      phrase: 'rv hub',
      synonyms: ['rvhub', 'hub de crédito'],
      keys: ['g r'],
      icon: 'hub',
      group: 'RV hub',
    },
  ],
  routes: [{ path: '/rvhub', title: 'RV hub', screen, noun: rv }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
