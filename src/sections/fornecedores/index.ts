/** The section Fornecedores (spec 1 §2.10). */
import { resourceSection } from '#commands/section.ts'
import { fornecedor } from './resource.ts'

export const fornecedoresSection = resourceSection(fornecedor, {
  icon: 'fornecedor',
  keys: ['g f'],
  everydayWords: ['empresa', 'firma', 'fornece'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
