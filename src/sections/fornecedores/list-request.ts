/** Fornecedores: what its list requests from the platform: call, order, page size, filters. */
import { fornecedoresListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: fornecedoresListar,
  pageSize: 10,
  sort: 'id,DESC',
})
