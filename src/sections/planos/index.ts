/** Planos: menu entry and routes (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { plano } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.PlanosScreen)
const form = () => import('./form.tsx').then((module) => module.PlanoForm)

export const planosSection: Section = {
  nouns: [plano],
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
    { path: '/cashback-planos', title: 'Planos', screen, noun: plano },
    { path: '/cashback-planos/cadastrar', title: 'Cadastrar Plano', screen: form, noun: plano },
    { path: '/cashback-planos/editar/$id', title: 'Editar Plano', screen: form, noun: plano },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
