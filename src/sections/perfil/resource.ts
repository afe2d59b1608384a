/** The resource: the operator's own page, for the language and the menu (spec 2 §2). */
import { defineResource } from '#commands/resource.ts'

export const perfil = defineResource({
  id: 'perfil',
  singular: 'perfil',
  plural: 'perfil',
  article: 'o',
  path: '/perfil',
  words: { either: ['meu perfil', 'minha conta'], english: ['profile', 'profile'] },
})
