/** The resource: cashback plan (spec 2 §2, §3). */
import { defineResource } from '#commands/resource.ts'

export const plano = defineResource({
  id: 'plano',
  singular: 'plano',
  plural: 'planos',
  article: 'o',
  path: '/cashback-planos',
  calls: 'planos',
  words: {
    one: ['plano de cashback'],
    many: ['planos de cashback'],
    either: ['multi nível', 'multinível'],
    english: ['plan', 'plans'],
    foreign: { depth: 'profundidade', level: 'nivel' },
  },
  summary: ({ dscNome, isAtivo }) => ({
    name: dscNome,
    status: isAtivo ? { id: 1, descricao: 'Ativo' } : { id: 2, descricao: 'Inativo' },
  }),
  record: () => import('./contract.ts').then((contract) => contract.planosVisualizar),
  search: { by: 'dscNome', list: () => import('./contract.ts').then((contract) => contract.planosListar) },
})
