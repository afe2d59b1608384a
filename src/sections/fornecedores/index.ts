/** Fornecedores: menu entry and routes (spec 1 §2.10). */
import type { Section } from '#commands/section.ts'
import { fornecedor } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.FornecedoresScreen)
const form = () => import('./form.tsx').then((module) => module.FornecedorForm)

export const fornecedoresSection: Section = {
  nouns: [fornecedor],
  menu: [
    {
      label: 'Fornecedores',
      path: '/fornecedores',
      command: 'ir.fornecedores',
      phrase: 'fornecedores',
      keys: ['g f'],
      icon: 'fornecedor',
    },
  ],
  routes: [
    { path: '/fornecedores', title: 'Fornecedores', screen, noun: fornecedor },
    { path: '/fornecedores/cadastrar', title: 'Cadastrar Fornecedor', screen: form, noun: fornecedor },
    { path: '/fornecedores/editar/$id', title: 'Editar Fornecedor', screen: form, noun: fornecedor },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
