/** The resource: product, and the word for its stock (spec 2 §2, §3). */
import { defineResource } from '#commands/resource.ts'

export const produto = defineResource({
  id: 'produto',
  singular: 'produto',
  plural: 'produtos',
  article: 'o',
  path: '/produtos',
  calls: 'produtos',
  words: {
    one: ['mercadoria', 'artigo'],
    many: ['mercadorias', 'artigos'],
    either: ['prod'],
    english: ['product', 'products'],
    foreign: { producto: 'produto', productos: 'produtos' },
    beforeNumber: { produzido: 'produto' },
  },
  summary: ({ dscNome, status, numPreco }) => ({ name: dscNome, status, amount: numPreco }),
  record: () => import('./contract.ts').then((contract) => contract.produtosVisualizar),
  search: { by: 'dscNome', list: () => import('./contract.ts').then((contract) => contract.produtosListar) },
})

/** The stock of a product or a hub item: a word of the language, not a record of its own. */
export const estoque = defineResource({
  id: 'estoque',
  singular: 'estoque',
  plural: 'estoque',
  article: 'o',
  words: { either: ['qtd', 'quantidade'], english: ['stock', 'stock'], abbreviations: { est: 'estoque' } },
})
