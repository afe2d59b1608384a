/** The resource 'campanha'. */
import { defineResource } from '#commands/resource.ts'

export const campanha = defineResource({
  id: 'campanha',
  singular: 'campanha',
  plural: 'campanhas',
  article: 'a',
  path: '/campanhas',
  calls: 'campanhas',
  words: { either: ['camp'], english: ['campaign', 'campaigns'] },
  summary: ({ dscNome, status, dtInicio }) => ({ name: dscNome, status, date: dtInicio }),
  record: () => import('./contract.ts').then((contract) => contract.campanhasVisualizar),
  search: { by: 'dscNome', list: () => import('./contract.ts').then((contract) => contract.campanhasListar) },
})
