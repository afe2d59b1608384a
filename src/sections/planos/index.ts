/** Planos: menu entry and routes (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'PlanosScreen')
const form = lazyRouteComponent(() => import('./form.tsx'), 'PlanoForm')

export const planosSection: Section = {
  noun: 'plano',
  menu: [
    {
      label: 'Planos',
      path: '/cashback-planos',
      command: 'ir.planos',
      phrase: 'planos',
      synonyms: ['cashback-planos', 'multi nível planos'],
      keys: ['g m'],
      icon: 'plano',
      group: 'Multi Nível',
    },
  ],
  routes: [
    { path: '/cashback-planos', title: 'Planos', component: screen, noun: 'plano' },
    { path: '/cashback-planos/cadastrar', title: 'Cadastrar Plano', component: form, noun: 'plano' },
    { path: '/cashback-planos/editar/$id', title: 'Editar Plano', component: form, noun: 'plano' },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
