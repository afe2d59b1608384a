/** Lojas: menu entry and routes (spec 1 §2.11). */
import type { Section } from '#commands/section.ts'
import { loja } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.LojasScreen)
const form = () => import('./form.tsx').then((module) => module.LojaForm)

export const lojasSection: Section = {
  nouns: [loja],
  menu: [
    {
      label: 'Lojas',
      path: '/lojas',
      command: 'ir.lojas',
      phrase: 'lojas',
      keys: ['g l'],
      icon: 'loja',
    },
  ],
  routes: [
    { path: '/lojas', title: 'Lojas', screen, noun: loja },
    { path: '/lojas/cadastrar', title: 'Cadastrar Loja', screen: form, noun: loja },
    { path: '/lojas/editar/$id', title: 'Editar Loja', screen: form, noun: loja },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
