/** The section Dashboard, at the empty path (spec 1 §2.1). */
import { resourceSection } from '#commands/section.ts'
import { dashboard } from './resource.ts'

export const dashboardSection = resourceSection(dashboard, {
  icon: 'inicio',
  keys: ['g d'],
  synonyms: ['voltar ao início', 'clicar no logo'],
  loadPage: () => import('./screen.tsx'),
  loadCommands: () => import('./commands.ts'),
})
