/** Cashbacks: menu entry and routes (spec 1 §2.8). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'CashbacksScreen')
const form = lazyRouteComponent(() => import('./form.tsx'), 'CashbackForm')

export const cashbacksSection: Section = {
  noun: 'cashback',
  menu: [
    {
      label: 'Cashbacks',
      path: '/cashbacks',
      command: 'ir.cashbacks',
      phrase: 'cashbacks',
      synonyms: ['lista de cashbacks'],
      keys: ['g c'],
      icon: 'cashback',
    },
  ],
  routes: [
    { path: '/cashbacks', title: 'Cashbacks', component: screen, noun: 'cashback' },
    { path: '/cashbacks/cadastrar', title: 'Cadastrar Cashback', component: form, noun: 'cashback' },
    { path: '/cashbacks/editar/$id', title: 'Editar Cashback', component: form, noun: 'cashback' },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
