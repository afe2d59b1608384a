/** Lojas (spec 1 §2.11). */
import { nounSection } from '#commands/section.ts'
import { loja } from './noun.ts'

export const lojasSection = nounSection(loja, {
  icon: 'loja',
  keys: ['g l'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
