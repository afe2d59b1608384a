/** Planos: what its list requests from the platform: call, order, page size, filters. */
import { planosListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: planosListar,
  pageSize: 10,
  sort: 'id,DESC',
  filters: [{ name: 'dscNome', label: 'Nome', type: 'text', width: 260 }],
})
