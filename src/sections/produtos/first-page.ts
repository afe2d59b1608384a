/** Produtos: the first request of its list. */
import { productStatusOptions } from '#api/status.ts'
import { produtosListar } from './contract.ts'
import { categoria } from '#sections/categorias/resource.ts'
import { fornecedor } from '#sections/fornecedores/resource.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: produtosListar,
  pageSize: 10,
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
      resource: categoria,
      type: 'whole',
      min: 1,
      isSentAsText: true,
      width: 110,
    },
    {
      name: 'fornecedorId',
      label: 'Fornecedor',
      resource: fornecedor,
      owner: true,
      type: 'whole',
      min: 1,
      isSentAsText: true,
      width: 110,
    },
  ],
})
