/** The section Usuários: a read-only list searched by name (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { usuario } from './resource.ts'

export const usuariosSection = resourceSection(usuario, {
  icon: 'usuarios',
  isUnlisted: true,
  keys: ['g u'],
  everydayWords: ['povo', 'inscrit', 'cadastrad'],
  loadList: () => import('./list.tsx'),
  loadListRequest: () => import('./list-request.ts'),
  loadCommands: () => import('./commands.ts'),
})
