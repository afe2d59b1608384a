/** Dashboard: the empty path (spec 1 §2.1). */
import { nounSection } from '#commands/section.ts'
import { dashboard } from './noun.ts'

export const dashboardSection = nounSection(dashboard, {
  icon: 'inicio',
  keys: ['g d'],
  synonyms: ['voltar ao início', 'clicar no logo'],
  page: () => import('./screen.tsx'),
  verbs: () => import('./commands.ts'),
})
