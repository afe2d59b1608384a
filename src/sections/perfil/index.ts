/** The section Perfil: the signed-in operator, with demo content beside (spec 2 §2). */
import { resourceSection } from '#commands/section.ts'
import { perfil } from './resource.ts'

export const perfilSection = resourceSection(perfil, {
  icon: 'usuario',
  isUnlisted: true,
  keys: ['g e'],
  synonyms: ['minha foto', 'foto do perfil'],
  loadPage: () => import('./screen.tsx'),
  loadCommands: () => import('./commands.ts'),
})
