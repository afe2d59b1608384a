/** Produtos: what its list asks for first. */
import { productStatusOptions } from '#api/status.ts'
import { produtosListar } from './contract.ts'
import { categoria } from '#sections/categorias/noun.ts'
import { fornecedor } from '#sections/fornecedores/noun.ts'
import { defineFirstPage } from '#listing/address/first-page.ts'

export const firstPage = defineFirstPage({
  query: produtosListar,
  size: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'dscNome', label: 'Nome', type: 'text', width: 260 },
    {
      name: 'statusId',
      label: 'Status',
      type: 'select',
      options: productStatusOptions.map(({ id, descricao }) => ({ value: String(id), label: descricao })),
    },
    {
      name: 'categoriaId',
      label: 'Categoria',
      noun: categoria,
      type: 'whole',
      min: 1,
      asText: true,
      width: 110,
    },
    {
      name: 'fornecedorId',
      label: 'Fornecedor',
      noun: fornecedor,
      owner: true,
      type: 'whole',
      min: 1,
      asText: true,
      width: 110,
    },
  ],
})
