/** What a category is (spec 1 §2.9, §3). */
import { defineNoun } from '#commands/noun.ts'

export const categoria = defineNoun({
  id: 'categoria',
  singular: 'categoria',
  plural: 'categorias',
  article: 'a',
  path: '/categorias',
  words: { either: ['cat'], english: ['category', 'categories'] },
  summary: ({ dscNome, status }) => ({ name: dscNome, status }),
  record: () => import('./contract.ts').then((contract) => contract.categoriasVisualizar),
  list: () => import('./contract.ts').then((contract) => contract.categoriasListar),
  walk: { by: 'name', sort: 'dscNome,ASC' },
})
