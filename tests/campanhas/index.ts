/** Campanhas: a section that the console does not have, added as the top README tells; section.test.ts stands by it. */
import { nounSection } from '#commands/section.ts'
import { campanha } from './noun.ts'

export const campanhasSection = nounSection(campanha, {
  icon: 'aviso',
  keys: ['g n'],
  firstPage: () => import('./first-page.ts'),
  list: () => import('./list.tsx'),
  form: () => import('./form.tsx'),
  verbs: () => import('./commands.ts'),
})
