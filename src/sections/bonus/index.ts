/** The section Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { multiNivel } from '#sections/menu-groups.ts'
import { bonus } from './resource.ts'

export const bonusSection = resourceSection(bonus, {
  icon: 'bonus',
  group: multiNivel,
  keys: ['g b'],
  synonyms: ['multi nível bônus'],
  everydayWords: ['indicacao', 'indicou', 'ganhou', 'ganha', 'recebeu', 'premio'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadCommands: () => import('./commands.ts'),
})
