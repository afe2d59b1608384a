/** The resource: supplier (spec 1 §2.10, §3). */
import { defineResource } from '#commands/resource.ts'

export const fornecedor = defineResource({
  id: 'fornecedor',
  singular: 'fornecedor',
  plural: 'fornecedores',
  article: 'o',
  path: '/fornecedores',
  calls: 'fornecedores',
  words: {
    either: ['forn'],
    english: ['supplier', 'suppliers'],
    foreign: { proveedor: 'fornecedor', proveedores: 'fornecedores' },
  },
  summary: ({ dscNome, status }) => ({ name: dscNome, status }),
  record: () => import('./contract.ts').then((contract) => contract.fornecedoresVisualizar),
  list: () => import('./contract.ts').then((contract) => contract.fornecedoresListar),
  scanOrder: { key: 'name', sort: 'dscNome,ASC' },
})
