/** Produtos (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { estoque, produto } from './noun.ts'

export const produtosSection = nounSection(produto, {
  icon: 'produto',
  keys: ['g p'],
  words: [estoque],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
