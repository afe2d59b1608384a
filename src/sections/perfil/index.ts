/** Perfil: who is signed in, with demo content beside it (spec 2 §2). */
import { nounSection } from '#commands/section.ts'
import { perfil } from './noun.ts'

export const perfilSection = nounSection(perfil, {
  icon: 'usuario',
  unlisted: true,
  keys: ['g e'],
  synonyms: ['minha foto', 'foto do perfil'],
  page: () => import('./screen.tsx'),
  verbs: () => import('./commands.ts'),
})
