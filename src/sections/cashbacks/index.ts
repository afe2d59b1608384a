/** Cashbacks (spec 1 §2.8). */
import { nounSection } from '#commands/section.ts'
import { cashback } from './noun.ts'

export const cashbacksSection = nounSection(cashback, {
  icon: 'cashback',
  keys: ['g c'],
  synonyms: ['lista de cashbacks'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
