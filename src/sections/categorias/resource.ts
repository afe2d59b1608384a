/** The resource: category (spec 1 §2.9, §3). */
import { defineResource } from '#commands/resource.ts'

export const categoria = defineResource({
  id: 'categoria',
  singular: 'categoria',
  plural: 'categorias',
  article: 'a',
  path: '/categorias',
  calls: 'categorias',
  words: { either: ['cat'], english: ['category', 'categories'], abbreviations: { ctg: 'categoria' } },
  summary: ({ dscNome, status }) => ({ name: dscNome, status }),
  record: () => import('./contract.ts').then((contract) => contract.categoriasVisualizar),
  list: () => import('./contract.ts').then((contract) => contract.categoriasListar),
  scanOrder: { key: 'name', sort: 'dscNome,ASC' },
})
