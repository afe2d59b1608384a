/** The resource: the dashboard, for the language and the menu (spec 1 §2.7). */
import { defineResource } from '#commands/resource.ts'

export const dashboard = defineResource({
  id: 'dashboard',
  singular: 'dashboard',
  plural: 'dashboard',
  article: 'o',
  path: '/',
  words: { either: ['início', 'home', 'painel', 'resumo', 'tela inicial', 'página inicial', 'painel inicial'] },
})
