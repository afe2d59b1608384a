/** The resource: credit hub item (spec 2 §3). */
import { defineResource } from '#commands/resource.ts'

export const rv = defineResource({
  id: 'rv',
  singular: 'item RV',
  plural: 'itens RV',
  article: 'o',
  title: 'RV hub',
  path: '/rvhub',
  calls: 'rvhub',
  recordView: 'dialog',
  words: {
    either: ['rv', 'rv hub', 'hub', 'catálogo', 'catálogo rv', 'parceiro de recarga'],
    foreign: { catalog: 'catalogo', catalogue: 'catalogo' },
  },
  summary: ({ name, amount }) => ({ name, amount }),
  record: () => import('./contract.ts').then((contract) => contract.rvhubVisualizar),
  search: { by: 'name', list: () => import('./contract.ts').then((contract) => contract.rvhubListar) },
  finders: [
    {
      by: 'amount',
      list: () => import('./contract.ts').then((contract) => contract.rvhubListar),
      toFilters: (amount) => ({ amount }),
    },
  ],
})
