/** The section Produtos (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { estoque, produto } from './resource.ts'

export const produtosSection = resourceSection(produto, {
  icon: 'produto',
  keys: ['g p'],
  wordResources: [estoque],
  everydayWords: ['vende'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
