/** RV hub: the first request of its list. */
import { rvhubListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
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
