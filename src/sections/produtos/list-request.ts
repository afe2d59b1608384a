/** Produtos: what its list requests from the platform: call, order, page size, filters. */
import { BLOCKED, INACTIVE, PENDING, productStatusOptions } from '#api/record-status.ts'
import { produtosListar } from './contract.ts'
import { categoria } from '#sections/categorias/resource.ts'
import { fornecedor } from '#sections/fornecedores/resource.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
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
  counts: [
    { label: 'produtos pendentes', filters: { statusId: String(PENDING) } },
    { label: 'produtos bloqueados', filters: { statusId: String(BLOCKED) } },
    { label: 'produtos inativos', filters: { statusId: String(INACTIVE) } },
  ],
})
