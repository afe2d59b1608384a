/** Usuários: a read-only list searched by name (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { usuario } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.UsuariosScreen)

export const usuariosSection: Section = {
  nouns: [usuario],
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
  routes: [{ path: '/usuarios', title: 'Usuários', screen, noun: usuario }],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
