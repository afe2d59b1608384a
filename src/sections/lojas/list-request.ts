/** Lojas: what its list requests from the platform: call, order, page size, filters. */
import { lojasListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: lojasListar,
  pageSize: 10,
  sort: 'id,DESC',
})
