/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { multiNivel } from '#sections/menu-groups.ts'
import { bonus } from './noun.ts'

export const bonusSection = nounSection(bonus, {
  icon: 'bonus',
  group: multiNivel,
  keys: ['g b'],
  synonyms: ['multi nível bônus'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  verbs: () => import('./commands.ts'),
})
