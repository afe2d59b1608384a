/** RV hub: what its list requests from the platform: call, order, page size, filters. */
import { rvhubListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: rvhubListar,
  pageSize: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'name', label: 'Nome', type: 'text' },
    { name: 'provider', label: 'Fornecedor', type: 'text', width: 160, owner: true },
    { name: 'kind', label: 'Tipo', type: 'text', width: 140 },
  ],
  inputsWithoutFilter: ['amount', 'product_id'],
})
