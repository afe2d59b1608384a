/** Perfil: who is signed in, with demo content beside it (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

export const perfilSection: Section = {
  noun: 'perfil',
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
      component: lazyRouteComponent(() => import('./screen.tsx'), 'PerfilScreen'),
      noun: 'perfil',
    },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
