/** Transações: what its list requests from the platform: call, order, page size, filters. */
import { transacoesListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: transacoesListar,
  pageSize: 10,
  sort: 'dtCadastro,DESC',
})
