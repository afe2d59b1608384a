/** Fornecedores (spec 1 §2.10). */
import { nounSection } from '#commands/section.ts'
import { fornecedor } from './noun.ts'

export const fornecedoresSection = nounSection(fornecedor, {
  icon: 'fornecedor',
  keys: ['g f'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
