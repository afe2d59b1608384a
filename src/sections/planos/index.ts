/** The section Planos (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { multiNivel } from '#sections/menu-groups.ts'
import { plano } from './resource.ts'

export const planosSection = resourceSection(plano, {
  icon: 'plano',
  group: multiNivel,
  keys: ['g m'],
  synonyms: ['cashback-planos', 'multi nível planos'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
