/** The section RV hub: the hub's catalogue with its filters and stock (sections/README §2). */
import { resourceSection } from '#commands/section.ts'
import { rvHub } from '#sections/menu-groups.ts'
import { rv } from './resource.ts'

export const rvhubSection = resourceSection(rv, {
  icon: 'hub',
  group: rvHub,
  keys: ['g r'],
  synonyms: ['rvhub', 'hub de crédito'],
  commandSuffix: 'rvhub',
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadCommands: () => import('./commands.ts'),
})
