/** Fornecedores: menu entry and routes (spec 1 §2.10). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'FornecedoresScreen')
const form = lazyRouteComponent(() => import('./form.tsx'), 'FornecedorForm')

export const fornecedoresSection: Section = {
  noun: 'fornecedor',
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
    { path: '/fornecedores', title: 'Fornecedores', component: screen, noun: 'fornecedor' },
    { path: '/fornecedores/cadastrar', title: 'Cadastrar Fornecedor', component: form, noun: 'fornecedor' },
    { path: '/fornecedores/editar/$id', title: 'Editar Fornecedor', component: form, noun: 'fornecedor' },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
