/** Usuários: a read-only list searched by name (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'UsuariosScreen')

export const usuariosSection: Section = {
  noun: 'usuario',
  menu: [
    {
      label: 'Usuários',
      path: '/usuarios',
      command: 'ir.usuarios',
      phrase: 'usuários',
      keys: ['g u'],
      icon: 'usuarios',
      unlisted: true,
    },
  ],
  routes: [{ path: '/usuarios', title: 'Usuários', component: screen, noun: 'usuario' }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
