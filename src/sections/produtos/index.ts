/** Produtos: menu entry and routes (spec 2 §2). */
import type { Section } from '#commands/section.ts'
import { estoque, produto } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.ProdutosScreen)
const form = () => import('./form.tsx').then((module) => module.ProdutoForm)

export const produtosSection: Section = {
  nouns: [produto, estoque],
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
    { path: '/produtos', title: 'Produtos', screen, noun: produto },
    { path: '/produtos/cadastrar', title: 'Cadastrar Produto', screen: form, noun: produto },
    { path: '/produtos/editar/$id', title: 'Editar Produto', screen: form, noun: produto },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
