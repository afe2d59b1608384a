/** RV hub: the hub's catalogue with its filters and stock (sections/README §2). */
import { nounSection } from '#commands/section.ts'
import { rvHub } from '#sections/menu-groups.ts'
import { rv } from './noun.ts'

export const rvhubSection = nounSection(rv, {
  icon: 'hub',
  group: rvHub,
  keys: ['g r'],
  synonyms: ['rvhub', 'hub de crédito'],
  place: 'rvhub',
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  verbs: () => import('./commands.ts'),
})
