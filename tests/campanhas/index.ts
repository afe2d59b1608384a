/**
 * Campanhas: an example section that the console does not have, made as the documentation says; section.test.ts tests
 * it.
 */
import { resourceSection } from '#commands/section.ts'
import { campanha } from './resource.ts'

export const campanhasSection = resourceSection(campanha, {
  icon: 'aviso',
  keys: ['g n'],
  loadListRequest: () => import('./list-request.ts'),
  loadList: () => import('./list.tsx'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
