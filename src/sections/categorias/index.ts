/** Categorias: menu entry and routes (spec 1 §2.9). */
import type { Section } from '#commands/section.ts'
import { categoria } from './noun.ts'

const screen = () => import('./list.tsx').then((module) => module.CategoriasScreen)
const form = () => import('./form.tsx').then((module) => module.CategoriaForm)

export const categoriasSection: Section = {
  nouns: [categoria],
  menu: [
    {
      label: 'Categorias',
      path: '/categorias',
      command: 'ir.categorias',
      phrase: 'categorias',
      keys: ['g k'],
      icon: 'categoria',
    },
  ],
  routes: [
    { path: '/categorias', title: 'Categorias', screen, noun: categoria },
    { path: '/categorias/cadastrar', title: 'Cadastrar Categoria', screen: form, noun: categoria },
    { path: '/categorias/editar/$id', title: 'Editar Categoria', screen: form, noun: categoria },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
  views: () => import('./list.tsx').then((module) => module.views),
}
