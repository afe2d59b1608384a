/** Planos (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { multiNivel } from '#sections/menu-groups.ts'
import { plano } from './noun.ts'

export const planosSection = nounSection(plano, {
  icon: 'plano',
  group: multiNivel,
  keys: ['g m'],
  synonyms: ['cashback-planos', 'multi nível planos'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
