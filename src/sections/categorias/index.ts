/** The section Categorias (spec 1 §2.9). */
import { resourceSection } from '#commands/section.ts'
import { categoria } from './resource.ts'

export const categoriasSection = resourceSection(categoria, {
  icon: 'categoria',
  keys: ['g k'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
