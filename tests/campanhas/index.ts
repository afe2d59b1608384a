/** Campanhas: a section that the console does not have, added as the top README tells; section.test.ts stands by it. */
import { resourceSection } from '#commands/section.ts'
import { campanha } from './resource.ts'

export const campanhasSection = resourceSection(campanha, {
  icon: 'aviso',
  keys: ['g n'],
  loadFirstPage: () => import('./first-page.ts'),
  loadList: () => import('./list.tsx'),
  loadForm: () => import('./form.tsx'),
  loadCommands: () => import('./commands.ts'),
})
