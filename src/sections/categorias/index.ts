/** Categorias (spec 1 §2.9). */
import { nounSection } from '#commands/section.ts'
import { categoria } from './noun.ts'

export const categoriasSection = nounSection(categoria, {
  icon: 'categoria',
  keys: ['g k'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
