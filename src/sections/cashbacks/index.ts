/** The section Cashbacks (spec 1 §2.8). */
import { resourceSection } from '#commands/section.ts'
import { cashback } from './resource.ts'

export const cashbacksSection = resourceSection(cashback, {
  icon: 'cashback',
  keys: ['g c'],
  synonyms: ['lista de cashbacks'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
