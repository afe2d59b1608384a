/** The resource: store (spec 1 §2.11, §3). */
import { defineResource } from '#commands/resource.ts'

export const loja = defineResource({
  id: 'loja',
  singular: 'loja',
  plural: 'lojas',
  article: 'a',
  path: '/lojas',
  calls: 'lojas',
  words: {
    one: ['estabelecimento'],
    many: ['estabelecimentos'],
    either: ['lj'],
    english: ['store', 'stores'],
    foreign: { tienda: 'loja', tiendas: 'lojas' },
  },
  summary: ({ dscNome, status }) => ({ name: dscNome, status }),
  record: () => import('./contract.ts').then((contract) => contract.lojasVisualizar),
  list: () => import('./contract.ts').then((contract) => contract.lojasListar),
  scanOrder: { key: 'name', sort: 'dscNome,ASC' },
})
