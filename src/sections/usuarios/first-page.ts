/** Usuários: the first request of its list. */
import { usuariosListar } from './contract.ts'
import { defineFirstPage } from '#listing/url-state/first-page.ts'

export const firstPage = defineFirstPage({
  endpoint: usuariosListar,
  pageSize: 10,
  sort: 'nome,ASC',
  filters: [{ name: 'nome', label: 'Pesquisar por nome', type: 'text', width: 260 }],
})
