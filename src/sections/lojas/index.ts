/** The section Lojas (spec 1 §2.11). */
import { resourceSection } from '#commands/section.ts'
import { loja } from './resource.ts'

export const lojasSection = resourceSection(loja, {
  icon: 'loja',
  keys: ['g l'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
