/** The dashboard, as the language and the menu name it (spec 1 §2.7). */
import { defineNoun } from '#commands/noun.ts'

export const dashboard = defineNoun({
  id: 'dashboard',
  singular: 'dashboard',
  plural: 'dashboard',
  article: 'o',
  path: '/',
  words: { either: ['início', 'home', 'painel', 'resumo', 'tela inicial', 'página inicial', 'painel inicial'] },
})
