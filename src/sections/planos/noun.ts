/** What a cashback plan is (spec 2 §2, §3). */
import { defineNoun } from '#commands/noun.ts'

export const plano = defineNoun({
  id: 'plano',
  singular: 'plano',
  plural: 'planos',
  article: 'o',
  path: '/cashback-planos',
  words: {
    one: ['plano de cashback'],
    many: ['planos de cashback'],
    either: ['multi nível', 'multinível'],
    english: ['plan', 'plans'],
  },
  summary: ({ dscNome, isAtivo }) => ({
    name: dscNome,
    status: isAtivo ? { id: 1, descricao: 'Ativo' } : { id: 2, descricao: 'Inativo' },
  }),
  record: () => import('./contract.ts').then((contract) => contract.planosVisualizar),
  search: { by: 'dscNome', list: () => import('./contract.ts').then((contract) => contract.planosListar) },
})
