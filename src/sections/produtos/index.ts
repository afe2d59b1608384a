/** Produtos: menu entry and routes (spec 2 §2). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'ProdutosScreen')
const form = lazyRouteComponent(() => import('./form.tsx'), 'ProdutoForm')

export const produtosSection: Section = {
  noun: 'produto',
  menu: [
    {
      label: 'Produtos',
      path: '/produtos',
      command: 'ir.produtos',
      phrase: 'produtos',
      keys: ['g p'],
      icon: 'produto',
    },
  ],
  routes: [
    { path: '/produtos', title: 'Produtos', component: screen, noun: 'produto' },
    { path: '/produtos/cadastrar', title: 'Cadastrar Produto', component: form, noun: 'produto' },
    { path: '/produtos/editar/$id', title: 'Editar Produto', component: form, noun: 'produto' },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
