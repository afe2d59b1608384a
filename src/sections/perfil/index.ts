/** Perfil: who is signed in, with demo content beside it (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { perfil } from './noun.ts'

export const perfilSection: Section = {
  nouns: [perfil],
  menu: [
    {
      label: 'Perfil',
      path: '/perfil',
      command: 'ir.perfil',
      phrase: 'perfil',
      synonyms: ['minha foto'],
      keys: ['g e'],
      icon: 'usuario',
      unlisted: true,
    },
  ],
  routes: [
    {
      path: '/perfil',
      title: 'Perfil',
      screen: () => import('./screen.tsx').then((module) => module.PerfilScreen),
      noun: perfil,
    },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
