/** Cashbacks: menu entry and routes (spec 1 §2.8). */
import type { Section } from '#commands/section.ts'
import { cashback } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.CashbacksScreen)
const form = () => import('./form.tsx').then((module) => module.CashbackForm)

export const cashbacksSection: Section = {
  nouns: [cashback],
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
    { path: '/cashbacks', title: 'Cashbacks', screen, noun: cashback },
    { path: '/cashbacks/cadastrar', title: 'Cadastrar Cashback', screen: form, noun: cashback },
    { path: '/cashbacks/editar/$id', title: 'Editar Cashback', screen: form, noun: cashback },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
