/** Usuários: what its list requests from the platform: call, order, page size, filters. */
import { usuariosListar } from './contract.ts'
import { defineListRequest } from '#listing/url-state/list-request.ts'

export const listRequest = defineListRequest({
  endpoint: usuariosListar,
  pageSize: 10,
  sort: 'nome,ASC',
  filters: [{ name: 'nome', label: 'Pesquisar por nome', type: 'text', width: 260 }],
})
