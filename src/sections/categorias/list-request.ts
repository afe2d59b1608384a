/** Categorias: what its list requests from the platform: call, order, page size, filters. */
import { categoriasListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: categoriasListar,
  pageSize: 10,
  sort: 'id,DESC',
})
