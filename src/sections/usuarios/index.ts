/** Usuários: a read-only list searched by name (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { usuario } from './noun.ts'

export const usuariosSection = nounSection(usuario, {
  icon: 'usuarios',
  unlisted: true,
  keys: ['g u'],
  list: () => import('./list.tsx'),
  firstPage: () => import('./first-page.ts'),
  verbs: () => import('./commands.ts'),
})
