/** Categorias: menu entry and routes (spec 1 §2.9). */
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Section } from '#commands/section.ts'

const screen = lazyRouteComponent(() => import('./list.tsx'), 'CategoriasScreen')
const form = lazyRouteComponent(() => import('./form.tsx'), 'CategoriaForm')

export const categoriasSection: Section = {
  noun: 'categoria',
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
    { path: '/categorias', title: 'Categorias', component: screen, noun: 'categoria' },
    { path: '/categorias/cadastrar', title: 'Cadastrar Categoria', component: form, noun: 'categoria' },
    { path: '/categorias/editar/$id', title: 'Editar Categoria', component: form, noun: 'categoria' },
  ],
  verbs: () => import('./commands.ts').then((module) => module.verbs),
}
