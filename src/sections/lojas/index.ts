/** Lojas: menu entry and routes (spec 1 §2.11). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'LojasScreen')
const form = lazyRouteComponent(() => import('./form.tsx'), 'LojaForm')

export const lojasSection: Section = {
  noun: 'loja',
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
    { path: '/lojas', title: 'Lojas', component: screen, noun: 'loja' },
    { path: '/lojas/cadastrar', title: 'Cadastrar Loja', component: form, noun: 'loja' },
    { path: '/lojas/editar/$id', title: 'Editar Loja', component: form, noun: 'loja' },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
