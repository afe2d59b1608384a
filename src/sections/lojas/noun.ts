/** What a store is (spec 1 §2.11, §3). */
import { defineNoun } from '#commands/noun.ts'

export const loja = defineNoun({
  id: 'loja',
  singular: 'loja',
  plural: 'lojas',
  article: 'a',
  path: '/lojas',
  words: { one: ['estabelecimento'], many: ['estabelecimentos'], either: ['lj'], english: ['store', 'stores'] },
  summary: ({ dscNome, status }) => ({ name: dscNome, status }),
  record: () => import('./contract.ts').then((contract) => contract.lojasVisualizar),
  list: () => import('./contract.ts').then((contract) => contract.lojasListar),
  walk: { by: 'name', sort: 'dscNome,ASC' },
})
